import Globe from 'lucide-react/icons/globe';
import { icon } from '../icon.tsx';

export const IconGlobe = /* @__PURE__ */ icon(Globe);
