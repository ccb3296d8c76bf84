import Share from 'lucide-react/icons/share-2';
import { icon } from '../icon.tsx';

export const IconShare = /* @__PURE__ */ icon(Share);
