import EyeOff from 'lucide-react/icons/eye-off';
import { icon } from '../icon.tsx';

export const IconEyeOff = /* @__PURE__ */ icon(EyeOff);
