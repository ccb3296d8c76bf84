import Help from 'lucide-react/icons/circle-question-mark';
import { icon } from '../icon.tsx';

export const IconHelp = /* @__PURE__ */ icon(Help);
