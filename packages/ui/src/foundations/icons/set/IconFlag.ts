import Flag from 'lucide-react/icons/flag';
import { icon } from '../icon.tsx';

export const IconFlag = /* @__PURE__ */ icon(Flag);
