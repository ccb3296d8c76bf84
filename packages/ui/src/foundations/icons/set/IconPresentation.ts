import Presentation from 'lucide-react/icons/presentation';
import { icon } from '../icon.tsx';

export const IconPresentation = /* @__PURE__ */ icon(Presentation);
