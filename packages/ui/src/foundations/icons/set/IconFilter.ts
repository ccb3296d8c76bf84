import Filter from 'lucide-react/icons/list-filter';
import { icon } from '../icon.tsx';

export const IconFilter = /* @__PURE__ */ icon(Filter);
