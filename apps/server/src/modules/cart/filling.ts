import type { Cart, contract, HandlerInput } from '@portal/api/contract';
import { addingRefusal, cartItemState, ticketTypeRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { buyerIn } from '../events/index.ts';
import { typeById } from '../tickets/index.ts';
import type { CartCall } from './access.ts';
import { type CartRow, itemsOf } from './cart.queries.ts';
import { cartToFill, putItem, removeItem, setQuantity, touchCart } from './cart.writes.ts';

type Carts = typeof contract.cart;

/** Into the cart that was named, else into the person's own. */
export async function addItem(
  { itemPriceId, quantity }: HandlerInput<Carts['addItem']>['body'],
  call: Call<{ cart: CartRow | null }>,
): Promise<Cart> {
  const type = await typeById(call.db, itemPriceId);
  refuse(ticketTypeRefusal(type), type);
  const { amountCents, ...sold } = type;
  const filled = await call.db.transaction(async (tx) => {
    const cart = call.facts.cart ?? (await cartToFill(tx, personOf(call).id, call.now));
    await touchCart(tx, cart.id, { updatedAt: call.now });
    const items = await itemsOf(tx, cart.id);
    const held = items.find(({ typeId }) => typeId === itemPriceId);
    refuse(
      addingRefusal(
        { ...sold, title: '', amountCents, sold: held?.sold ?? sold.sold },
        { types: items.length, quantity: held?.quantity ?? 0 },
        quantity,
        buyerIn(call),
        call.now,
      ),
    );
    await putItem(tx, {
      cartId: cart.id,
      ticketTypeId: itemPriceId,
      quantity,
      unitCents: amountCents,
      addedAt: call.now,
    });
    return cart;
  });
  return cartReply(filled.id, call);
}

export async function updateItem(
  { itemPriceId, quantity }: HandlerInput<Carts['updateItem']>['body'],
  call: CartCall,
): Promise<Cart> {
  const { id: cartId } = call.facts.cart;
  await call.db.transaction(async (tx) => {
    await touchCart(tx, cartId, { updatedAt: call.now });
    if (!(await setQuantity(tx, { cartId, typeId: itemPriceId }, quantity))) throw notFound();
  });
  return cartReply(cartId, call);
}

export async function takeOut(
  { cartItemId }: HandlerInput<Carts['removeItem']>['body'],
  call: CartCall,
): Promise<Cart> {
  const { id: cartId } = call.facts.cart;
  await call.db.transaction(async (tx) => {
    await touchCart(tx, cartId, { updatedAt: call.now });
    await removeItem(tx, cartItemId);
  });
  return cartReply(cartId, call);
}

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
