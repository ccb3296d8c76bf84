import Print from 'lucide-react/icons/printer';
import { icon } from '../icon.tsx';

export const IconPrint = /* @__PURE__ */ icon(Print);
