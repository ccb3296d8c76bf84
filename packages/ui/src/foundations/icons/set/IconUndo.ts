import Undo from 'lucide-react/icons/undo-2';
import { icon } from '../icon.tsx';

export const IconUndo = /* @__PURE__ */ icon(Undo, { turns: true });
