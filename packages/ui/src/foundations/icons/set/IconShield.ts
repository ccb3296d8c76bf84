import Shield from 'lucide-react/icons/shield-check';
import { icon } from '../icon.tsx';

export const IconShield = /* @__PURE__ */ icon(Shield);
