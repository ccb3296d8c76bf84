import Mail from 'lucide-react/icons/mail';
import { icon } from '../icon.tsx';

export const IconMail = /* @__PURE__ */ icon(Mail);
