import type { contract, HandlerInput } from '@portal/api/contract';
import { addingRefusal, ticketTypeRefusal } from '@portal/api/rules';
import { found, notFound, refuse } from '../../http/problem.ts';
import { buyerIn } from '../events/index.ts';
import { typeById } from '../tickets/index.ts';
import type { CartCall } from './access.ts';
import { itemsOf, putItem, removeItem, setQuantity, touchCart } from './repository.ts';

type Carts = typeof contract.cart;

export async function addItem(
  { itemPriceId, quantity }: HandlerInput<Carts['addItem']>['body'],
  call: CartCall,
): Promise<void> {
  const { cart } = call.facts;
  const type = await typeById(call.db, itemPriceId);
  refuse(ticketTypeRefusal(type));
  const { amountCents, ...sold } = found(type);
  await call.db.transaction(async (tx) => {
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
