import Archive from 'lucide-react/icons/archive';
import { icon } from '../icon.tsx';

export const IconArchive = /* @__PURE__ */ icon(Archive);
