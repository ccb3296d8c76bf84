import ArrowUp from 'lucide-react/icons/arrow-up';
import { icon } from '../icon.tsx';

export const IconArrowUp = /* @__PURE__ */ icon(ArrowUp);
