import External from 'lucide-react/icons/external-link';
import { icon } from '../icon.tsx';

export const IconExternal = /* @__PURE__ */ icon(External);
