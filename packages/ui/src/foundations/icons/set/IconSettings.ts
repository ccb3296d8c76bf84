import Settings from 'lucide-react/icons/settings';
import { icon } from '../icon.tsx';

export const IconSettings = /* @__PURE__ */ icon(Settings);
