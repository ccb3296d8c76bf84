import More from 'lucide-react/icons/ellipsis';
import { icon } from '../icon.tsx';

export const IconMore = /* @__PURE__ */ icon(More);
