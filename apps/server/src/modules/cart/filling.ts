import type { contract, HandlerInput } from '@portal/api/contract';
import { addingRefusal, ticketTypeRefusal } from '@portal/api/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, notFound, refuse } from '../../http/problem.ts';
import { buyerIn } from '../events/buyer.ts';
import { typeById } from '../tickets/repository.ts';
import type { CartCall } from './access.ts';
import { type CartRow, cartToFill, itemsOf, putItem, removeItem, setQuantity, touchCart } from './repository.ts';

type Carts = typeof contract.cart;

/** The id of the cart that they are in now: the one that was named, else the person's own. */
export async function addItem(
  { itemPriceId, quantity }: HandlerInput<Carts['addItem']>['body'],
  call: Call<{ cart: CartRow | null }>,
): Promise<string> {
  const type = await typeById(call.db, itemPriceId);
  refuse(ticketTypeRefusal(type));
  const { amountCents, ...sold } = found(type);
  return call.db.transaction(async (tx) => {
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
    const item = { cartId: cart.id, ticketTypeId: itemPriceId, quantity, unitCents: amountCents, addedAt: call.now };
    await putItem(tx, item);
    return cart.id;
  });
}

export async function updateItem(
  { itemPriceId, quantity }: HandlerInput<Carts['updateItem']>['body'],
  { db, facts, now }: CartCall,
): Promise<void> {
  const { id: cartId } = facts.cart;
  await db.transaction(async (tx) => {
    await touchCart(tx, cartId, { updatedAt: now });
    if (!(await setQuantity(tx, { cartId, typeId: itemPriceId }, quantity))) throw notFound();
  });
}

export async function takeOut(
  { cartItemId }: HandlerInput<Carts['removeItem']>['body'],
  { db, facts, now }: CartCall,
): Promise<void> {
  await db.transaction(async (tx) => {
    await touchCart(tx, facts.cart.id, { updatedAt: now });
    await removeItem(tx, cartItemId);
  });
}
