import Mic from 'lucide-react/icons/mic';
import { icon } from '../icon.tsx';

export const IconMicrophone = /* @__PURE__ */ icon(Mic);
