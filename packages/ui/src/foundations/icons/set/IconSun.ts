import Sun from 'lucide-react/icons/sun';
import { icon } from '../icon.tsx';

export const IconSun = /* @__PURE__ */ icon(Sun);
