import Minus from 'lucide-react/icons/minus';
import { icon } from '../icon.tsx';

export const IconMinus = /* @__PURE__ */ icon(Minus);
