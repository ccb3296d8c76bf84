import ZoomIn from 'lucide-react/icons/zoom-in';
import { icon } from '../icon.tsx';

export const IconZoomIn = /* @__PURE__ */ icon(ZoomIn);
