import Write from 'lucide-react/icons/square-pen';
import { icon } from '../icon.tsx';

export const IconWrite = /* @__PURE__ */ icon(Write);
