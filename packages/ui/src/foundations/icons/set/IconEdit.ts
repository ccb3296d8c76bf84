import Edit from 'lucide-react/icons/pencil';
import { icon } from '../icon.tsx';

export const IconEdit = /* @__PURE__ */ icon(Edit);
