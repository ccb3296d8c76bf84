import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { checkoutRefusal, subjectRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { conflict, found, refuse } from '../../http/problem.ts';
import { buyerIn } from '../events/index.ts';
import { checkoutUrl, placeOrder } from '../orders/index.ts';
import type { CartCall } from './access.ts';
import { itemsOf } from './cart.queries.ts';
import { lockedCart, touchCart } from './cart.writes.ts';

type Checkout = typeof contract.cart.checkout;

/** Holds the seats of everything in a cart, at the prices of the moment, and says where to pay. What is in it stays there until it is paid for. */
export async function checkout(
  { userId, total }: HandlerInput<Checkout>['body'],
  call: CartCall,
): Promise<HandlerReply<Checkout>> {
  const { db, deps, now, facts } = call;
  const person = personOf(call);
  refuse(subjectRefusal(userId, person));
  const { payments } = deps;
  if (payments === null) throw conflict('Tickets cannot be paid for here yet.');
  const { before, orderId } = await db.transaction(async (tx) => {
    const cart = found(await lockedCart(tx, facts.cart.id, person.id));
    const items = await itemsOf(tx, cart.id);
    refuse(checkoutRefusal(items, buyerIn(call), now, total));
    const wanted = { personId: person.id, items, replaced: cart.orderId, profile: deps.profile };
    const placed = await placeOrder(tx, wanted, now);
    await touchCart(tx, cart.id, { updatedAt: now, orderId: placed });
    return { before: cart.orderId, orderId: placed };
  });
  // Nobody pays twice; where it cannot be closed, what is paid for it all the same goes back.
  if (before !== null && before !== orderId) deps.background.run(async () => void (await payments.close(before)));
  return { checkoutUrl: checkoutUrl(deps, orderId) };
}
