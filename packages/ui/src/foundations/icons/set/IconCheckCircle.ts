import CheckCircle from 'lucide-react/icons/circle-check';
import { icon } from '../icon.tsx';

export const IconCheckCircle = /* @__PURE__ */ icon(CheckCircle);
