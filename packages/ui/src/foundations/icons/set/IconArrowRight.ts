import ArrowRight from 'lucide-react/icons/arrow-right';
import { icon } from '../icon.tsx';

export const IconArrowRight = /* @__PURE__ */ icon(ArrowRight, { turns: true });
