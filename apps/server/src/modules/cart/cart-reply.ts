import type { Cart } from '@portal/api/contract';
import { cartItemState } from '@portal/api/rules';
import type { Call } from '../../http/call.ts';
import { buyerIn } from '../events/index.ts';
import { itemsOf } from './repository.ts';

/** A cart as it is now: prices and seats are those of the moment. */
export async function cartReply(cartId: string, call: Call): Promise<Cart> {
  const items = await itemsOf(call.db, cartId);
  return {
    cartId,
    cartItems: items.map((item) => ({
      cartItemId: item.id,
      itemPriceId: item.typeId,
      eventId: item.eventId,
      quantity: item.quantity,
      unitPrice: item.amountCents,
      totalPrice: item.amountCents * item.quantity,
      title: item.title,
      name: item.name,
      ...cartItemState(item, buyerIn(call), call.now),
    })),
  };
}
