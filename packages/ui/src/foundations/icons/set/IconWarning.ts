import Warning from 'lucide-react/icons/triangle-alert';
import { icon } from '../icon.tsx';

export const IconWarning = /* @__PURE__ */ icon(Warning);
