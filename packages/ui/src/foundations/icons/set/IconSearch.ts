import Search from 'lucide-react/icons/search';
import { icon } from '../icon.tsx';

export const IconSearch = /* @__PURE__ */ icon(Search);
