import UserPlus from 'lucide-react/icons/user-plus';
import { icon } from '../icon.tsx';

export const IconUserPlus = /* @__PURE__ */ icon(UserPlus);
