import { contract } from '@portal/api/contract';
import { subjectRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { checkout } from './checkout.ts';
import { addItem, cartReply, takeOut, updateItem } from './filling.ts';
import { latestCart } from './cart.queries.ts';
import { emptyCart } from './cart.writes.ts';

export function cartRoutes(routes: Routes): void {
  const { cart } = contract;
  bind(routes, cart.create, async ({ query }, call) => {
    const { id } = await emptyCart(call.db, subjectOf(query, call), call.now);
    return cartReply(id, call);
  });
  bind(routes, cart.latest, async ({ query }, call) => {
    const latest = await latestCart(call.db, subjectOf(query, call));
    return latest === null ? { cartId: null, cartItems: [] } : cartReply(latest.id, call);
  });
  bind(routes, cart.byId, (_, call) => cartReply(call.facts.cart.id, call));
  bind(routes, cart.addItem, ({ body }, call) => addItem(body, call));
  bind(routes, cart.updateItem, ({ body }, call) => updateItem(body, call));
  bind(routes, cart.removeItem, ({ body }, call) => takeOut(body, call));
  bind(routes, cart.checkout, ({ body }, call) => checkout(body, call));
}

function subjectOf({ userId }: { userId?: string | undefined }, call: Call): string {
  const person = personOf(call);
  refuse(subjectRefusal(userId, person));
  return person.id;
}
