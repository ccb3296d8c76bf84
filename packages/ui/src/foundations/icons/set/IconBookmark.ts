import Bookmark from 'lucide-react/icons/bookmark';
import { icon } from '../icon.tsx';

export const IconBookmark = /* @__PURE__ */ icon(Bookmark);
