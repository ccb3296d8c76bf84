import { inCart } from '../cart/in-cart.ts';

export const price = inCart;
