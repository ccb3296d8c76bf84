import ArrowLeft from 'lucide-react/icons/arrow-left';
import { icon } from '../icon.tsx';

export const IconArrowLeft = /* @__PURE__ */ icon(ArrowLeft, { turns: true });
