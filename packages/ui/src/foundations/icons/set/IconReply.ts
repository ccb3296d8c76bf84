import Reply from 'lucide-react/icons/reply';
import { icon } from '../icon.tsx';

export const IconReply = /* @__PURE__ */ icon(Reply, { turns: true });
