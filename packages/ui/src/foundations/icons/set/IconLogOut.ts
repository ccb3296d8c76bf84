import LogOut from 'lucide-react/icons/log-out';
import { icon } from '../icon.tsx';

export const IconLogOut = /* @__PURE__ */ icon(LogOut, { turns: true });
