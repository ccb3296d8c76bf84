import Menu from 'lucide-react/icons/menu';
import { icon } from '../icon.tsx';

export const IconMenu = /* @__PURE__ */ icon(Menu);
