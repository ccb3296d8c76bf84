import { CalendarLink } from './CalendarLink.tsx';
import { CartButton } from './CartButton.tsx';

/** What stands in the top bar comes together. */
export const calendar = { default: CalendarLink };
export const cart = { default: CartButton };
