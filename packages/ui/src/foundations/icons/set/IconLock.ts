import Lock from 'lucide-react/icons/lock';
import { icon } from '../icon.tsx';

export const IconLock = /* @__PURE__ */ icon(Lock);
