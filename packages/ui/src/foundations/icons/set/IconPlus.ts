import Plus from 'lucide-react/icons/plus';
import { icon } from '../icon.tsx';

export const IconPlus = /* @__PURE__ */ icon(Plus);
