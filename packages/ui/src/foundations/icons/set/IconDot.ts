import Dot from 'lucide-react/icons/dot';
import { icon } from '../icon.tsx';

export const IconDot = /* @__PURE__ */ icon(Dot);
