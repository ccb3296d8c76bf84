import Trash from 'lucide-react/icons/trash-2';
import { icon } from '../icon.tsx';

export const IconTrash = /* @__PURE__ */ icon(Trash);
