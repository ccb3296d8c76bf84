import Sparkle from 'lucide-react/icons/sparkles';
import { icon } from '../icon.tsx';

export const IconSparkle = /* @__PURE__ */ icon(Sparkle);
