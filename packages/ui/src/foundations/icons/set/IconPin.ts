import Pin from 'lucide-react/icons/pin';
import { icon } from '../icon.tsx';

export const IconPin = /* @__PURE__ */ icon(Pin);
