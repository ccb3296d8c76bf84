import Close from 'lucide-react/icons/x';
import { icon } from '../icon.tsx';

export const IconClose = /* @__PURE__ */ icon(Close);
