import UserCog from 'lucide-react/icons/user-cog';
import { icon } from '../icon.tsx';

export const IconUserCog = /* @__PURE__ */ icon(UserCog);
