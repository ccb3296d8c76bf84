import Alert from 'lucide-react/icons/circle-alert';
import { icon } from '../icon.tsx';

export const IconAlert = /* @__PURE__ */ icon(Alert);
