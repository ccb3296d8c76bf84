import Video from 'lucide-react/icons/video';
import { icon } from '../icon.tsx';

export const IconVideo = /* @__PURE__ */ icon(Video);
