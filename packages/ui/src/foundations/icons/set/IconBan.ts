import Ban from 'lucide-react/icons/ban';
import { icon } from '../icon.tsx';

export const IconBan = /* @__PURE__ */ icon(Ban);
