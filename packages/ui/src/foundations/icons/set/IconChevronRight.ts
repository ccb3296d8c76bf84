import ChevronRight from 'lucide-react/icons/chevron-right';
import { icon } from '../icon.tsx';

export const IconChevronRight = /* @__PURE__ */ icon(ChevronRight, { turns: true });
