import Star from 'lucide-react/icons/star';
import { icon } from '../icon.tsx';

export const IconStar = /* @__PURE__ */ icon(Star);
