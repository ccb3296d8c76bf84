import List from 'lucide-react/icons/list';
import { icon } from '../icon.tsx';

export const IconList = /* @__PURE__ */ icon(List);
