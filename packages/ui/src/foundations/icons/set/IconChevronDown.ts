import ChevronDown from 'lucide-react/icons/chevron-down';
import { icon } from '../icon.tsx';

export const IconChevronDown = /* @__PURE__ */ icon(ChevronDown);
