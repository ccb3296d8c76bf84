import Camera from 'lucide-react/icons/camera';
import { icon } from '../icon.tsx';

export const IconCamera = /* @__PURE__ */ icon(Camera);
