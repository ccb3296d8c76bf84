import Crop from 'lucide-react/icons/crop';
import { icon } from '../icon.tsx';

export const IconCrop = /* @__PURE__ */ icon(Crop);
