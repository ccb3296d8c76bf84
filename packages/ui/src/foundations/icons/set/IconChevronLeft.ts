import ChevronLeft from 'lucide-react/icons/chevron-left';
import { icon } from '../icon.tsx';

export const IconChevronLeft = /* @__PURE__ */ icon(ChevronLeft, { turns: true });
