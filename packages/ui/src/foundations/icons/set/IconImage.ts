import Image from 'lucide-react/icons/image';
import { icon } from '../icon.tsx';

export const IconImage = /* @__PURE__ */ icon(Image);
