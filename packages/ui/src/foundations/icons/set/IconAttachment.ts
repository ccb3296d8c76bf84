import Attachment from 'lucide-react/icons/paperclip';
import { icon } from '../icon.tsx';

export const IconAttachment = /* @__PURE__ */ icon(Attachment);
