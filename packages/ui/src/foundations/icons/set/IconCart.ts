import Cart from 'lucide-react/icons/shopping-cart';
import { icon } from '../icon.tsx';

export const IconCart = /* @__PURE__ */ icon(Cart);
