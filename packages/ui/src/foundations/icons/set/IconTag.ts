import Tag from 'lucide-react/icons/tag';
import { icon } from '../icon.tsx';

export const IconTag = /* @__PURE__ */ icon(Tag);
