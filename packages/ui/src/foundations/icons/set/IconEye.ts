import Eye from 'lucide-react/icons/eye';
import { icon } from '../icon.tsx';

export const IconEye = /* @__PURE__ */ icon(Eye);
