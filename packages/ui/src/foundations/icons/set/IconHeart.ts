import Heart from 'lucide-react/icons/heart';
import { icon } from '../icon.tsx';

export const IconHeart = /* @__PURE__ */ icon(Heart);
