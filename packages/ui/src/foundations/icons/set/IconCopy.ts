import Copy from 'lucide-react/icons/copy';
import { icon } from '../icon.tsx';

export const IconCopy = /* @__PURE__ */ icon(Copy);
