import Info from 'lucide-react/icons/info';
import { icon } from '../icon.tsx';

export const IconInfo = /* @__PURE__ */ icon(Info);
