import type { Cart } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  addingRefusal,
  cartItemState,
  checkoutRefusal,
  isForMembers,
  ownCart,
  subjectRefusal,
  ticketTypeRefusal,
} from '@portal/rules';
import { buyerIn } from '../../events/mock/buyer.ts';
import { placeOrder } from '../../orders/mock/placing.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { type TicketTypeFacts, typeById } from '../../tickets/mock/access.ts';
import { soldOf } from '../../waiting-lists/mock/waiting-entries.ts';
import type { MockCart } from '../state.ts';

type Item = MockCart['items'][number];

export const cart: HandlersOf<'cart'> = {
  create({ query }, call) {
    const { id: personId } = viewerOf(call);
    refuse(subjectRefusal(query.userId, { id: personId }));
    return cartReply(emptyCart(personId, call), call);
  },
  latest({ query }, call) {
    refuse(subjectRefusal(query.userId, viewerOf(call)));
    const latest = latestCart(call);
    return latest === null ? { cartId: null, cartItems: [] } : cartReply(latest, call);
  },
  byId: (_, call) => cartReply(call.facts.cart, call),
  addItem({ body: { itemPriceId, quantity } }, call) {
    const known = call.facts.cart ?? latestCart(call);
    const items = known?.items ?? [];
    const found = typeById(call.state, itemPriceId);
    refuse(ticketTypeRefusal(found?.event ?? null));
    if (found === null) throw notFound();
    const type = typeFacts(found, call.state);
    const held = items.find(({ ticketTypeId }) => ticketTypeId === itemPriceId);
    const facts = { types: items.length, quantity: held?.quantity ?? 0 };
    refuse(addingRefusal(type, facts, quantity, buyerIn(call), call.now));
    const added = {
      id: held?.id ?? call.state.nextId('cart-item'),
      ticketTypeId: itemPriceId,
      quantity: facts.quantity + quantity,
      unitCents: type.amountCents,
    };
    const changed = held === undefined ? [...items, added] : items.map((one) => (one === held ? added : one));
    return change(known ?? emptyCart(viewerOf(call).id, call), changed, call);
  },
  updateItem({ body: { itemPriceId, quantity } }, call) {
    const { items } = call.facts.cart;
    if (!items.some(({ ticketTypeId }) => ticketTypeId === itemPriceId)) throw notFound();
    return change(
      call.facts.cart,
      items.map((item) => (item.ticketTypeId === itemPriceId ? { ...item, quantity } : item)),
      call,
    );
  },
  removeItem: ({ body }, call) =>
    change(
      call.facts.cart,
      call.facts.cart.items.filter(({ id }) => id !== body.cartItemId),
      call,
    ),
  checkout({ body }, call) {
    const viewer = viewerOf(call);
    refuse(subjectRefusal(body.userId, viewer));
    const facts = published(call.facts.cart.items, call).map(({ type, ...item }) => ({ ...type, ...item }));
    refuse(checkoutRefusal(facts, buyerIn(call), call.now, body.total));
    const items = facts.map(({ ticketTypeId, quantity, amountCents: unitCents }) => ({
      ticketTypeId,
      quantity,
      unitCents,
    }));
    const checkoutUrl = placeOrder(call.state, { personId: viewer.id, items, isOfCart: true }, call.now);
    keep({ ...call.facts.cart, isOrdered: true }, call);
    return { checkoutUrl };
  },
};

function ownCarts(call: MockCall): readonly MockCart[] {
  const { id } = viewerOf(call);
  return call.state.carts.values().filter(({ personId }) => personId === id);
}

function latestCart(call: MockCall): MockCart | null {
  const facts = ownCarts(call).map((cart) => ({
    cart,
    isFilled: cart.items.length > 0,
    isOrdered: cart.isOrdered ?? false,
    createdAt: cart.createdAt ?? new Date(0),
  }));
  return ownCart(facts)?.cart ?? null;
}

/** The one from before, as good as new, or another one. */
function emptyCart(personId: string, call: MockCall): MockCart {
  const known = ownCarts(call).find(({ items }) => items.length === 0);
  if (known !== undefined) return call.state.carts.change(known.id, { createdAt: call.now });
  return keep({ id: call.state.nextId('cart'), personId, items: [], createdAt: call.now }, call);
}

function keep(cart: MockCart, { state }: MockCall): MockCart {
  state.carts.delete(cart.id);
  state.carts.prepend(cart.id, cart);
  return cart;
}

function change(cart: MockCart, items: readonly Item[], call: MockCall): Cart {
  return cartReply(keep({ ...cart, items }, call), call);
}

function typeFacts({ event, type }: TicketTypeFacts, state: MockState) {
  return {
    ...event,
    ...type,
    isMembersOnly: isForMembers(event, type),
    eventId: event.id,
    sold: soldOf(state, type.id),
  };
}

/** What nobody has published any more is not told of. */
function published(items: readonly Item[], { state }: MockCall) {
  return items.flatMap((item) => {
    const found = typeById(state, item.ticketTypeId);
    if (found === null || found.event.status === 'draft') return [];
    return [{ ...item, type: typeFacts(found, state) }];
  });
}

function cartReply({ id, items }: MockCart, call: MockCall): Cart {
  return {
    cartId: id,
    cartItems: published(items, call).map((item) => {
      const { type } = item;
      return {
        cartItemId: item.id,
        itemPriceId: item.ticketTypeId,
        eventId: type.eventId,
        quantity: item.quantity,
        unitPrice: type.amountCents,
        totalPrice: type.amountCents * item.quantity,
        title: type.title,
        name: type.name,
        ...cartItemState({ ...type, ...item }, buyerIn(call), call.now),
      };
    }),
  };
}
