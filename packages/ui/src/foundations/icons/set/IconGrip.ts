import Grip from 'lucide-react/icons/grip-vertical';
import { icon } from '../icon.tsx';

export const IconGrip = /* @__PURE__ */ icon(Grip);
