import Store from 'lucide-react/icons/store';
import { icon } from '../icon.tsx';

export const IconStore = /* @__PURE__ */ icon(Store);
