import Home from 'lucide-react/icons/house';
import { icon } from '../icon.tsx';

export const IconHome = /* @__PURE__ */ icon(Home);
