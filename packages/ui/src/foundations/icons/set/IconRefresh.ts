import Refresh from 'lucide-react/icons/refresh-cw';
import { icon } from '../icon.tsx';

export const IconRefresh = /* @__PURE__ */ icon(Refresh);
