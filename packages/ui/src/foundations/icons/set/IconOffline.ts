import Offline from 'lucide-react/icons/wifi-off';
import { icon } from '../icon.tsx';

export const IconOffline = /* @__PURE__ */ icon(Offline);
