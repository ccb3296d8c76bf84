import Square from 'lucide-react/icons/square';
import { icon } from '../icon.tsx';

export const IconStop = /* @__PURE__ */ icon(Square);
