import Users from 'lucide-react/icons/users';
import { icon } from '../icon.tsx';

export const IconUsers = /* @__PURE__ */ icon(Users);
