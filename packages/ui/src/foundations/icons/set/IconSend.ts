import Send from 'lucide-react/icons/send';
import { icon } from '../icon.tsx';

export const IconSend = /* @__PURE__ */ icon(Send, { turns: true });
