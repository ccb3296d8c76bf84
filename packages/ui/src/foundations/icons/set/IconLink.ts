import Link from 'lucide-react/icons/link-2';
import { icon } from '../icon.tsx';

export const IconLink = /* @__PURE__ */ icon(Link);
