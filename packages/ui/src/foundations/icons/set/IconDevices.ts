import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { icon } from '../icon.tsx';

export const IconDevices = /* @__PURE__ */ icon(MonitorSmartphone);
