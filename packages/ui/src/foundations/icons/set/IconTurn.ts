import Turn from 'lucide-react/icons/rotate-cw-square';
import { icon } from '../icon.tsx';

export const IconTurn = /* @__PURE__ */ icon(Turn);
