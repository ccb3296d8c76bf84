import User from 'lucide-react/icons/user';
import { icon } from '../icon.tsx';

export const IconUser = /* @__PURE__ */ icon(User);
