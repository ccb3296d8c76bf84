import FitWidth from 'lucide-react/icons/move-horizontal';
import { icon } from '../icon.tsx';

export const IconFitWidth = /* @__PURE__ */ icon(FitWidth);
