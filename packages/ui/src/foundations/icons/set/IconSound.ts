import Volume2 from 'lucide-react/icons/volume-2';
import { icon } from '../icon.tsx';

export const IconSound = /* @__PURE__ */ icon(Volume2);
