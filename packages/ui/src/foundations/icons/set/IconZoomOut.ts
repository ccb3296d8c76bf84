import ZoomOut from 'lucide-react/icons/zoom-out';
import { icon } from '../icon.tsx';

export const IconZoomOut = /* @__PURE__ */ icon(ZoomOut);
