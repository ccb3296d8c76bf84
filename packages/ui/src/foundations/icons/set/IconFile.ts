import File from 'lucide-react/icons/file';
import { icon } from '../icon.tsx';

export const IconFile = /* @__PURE__ */ icon(File);
