import Comment from 'lucide-react/icons/message-circle';
import { icon } from '../icon.tsx';

export const IconComment = /* @__PURE__ */ icon(Comment);
