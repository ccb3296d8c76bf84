import type * as z from 'zod';
import type { cart } from './schemas.ts';

export type Cart = z.output<typeof cart>;
export type CartItem = Cart['cartItems'][number];
