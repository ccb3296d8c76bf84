import { newCart } from '../../conformance/filled-carts.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { cart, orders, tickets } = contract;

export function ordersSequences({ world, admin, staff }: Subjects): Sequence[] {
  const [second = ''] = staff;
  const event = world.events.find(
    ({ kind, day, status, isMembersOnly, ticketTypes: [type] }) =>
      kind === 'conference' && day > 4 && status === 'published' && !isMembersOnly && (type?.capacity ?? 0) > 40,
  );
  const [type] = event?.ticketTypes ?? [];
  const input = { body: { ticketPriceId: type?.id ?? '' } };
  const orderOf = async (target: ConformanceTarget, as: string, ticketPriceId = input.body.ticketPriceId) => {
    const { checkoutUrl } = await replyTo(target, tickets.register, { body: { ticketPriceId } }, as);
    return checkoutUrl?.split('/').at(-1) ?? '';
  };
  return [
    {
      title: 'an order waits for its payment, is the same for who asks again, and is given up',
      async run(target) {
        const id = await orderOf(target, admin);
        expectSame(await orderOf(target, admin), id, 'the same order');
        const order = await replyTo(target, orders.byId, { params: { id } }, admin);
        const items = order.items.map(({ eventId, quantity, unitPrice }) => [eventId, quantity, unitPrice]);
        expectSame(
          [order.status, order.amount, order.checkoutUrl?.endsWith(id), items],
          ['pending', type?.amountCents, true, [[event?.id, 1, type?.amountCents]]],
          'waiting',
        );
        const request = { endpoint: orders.byId, input: { params: { id } }, as: second };
        expectSame((await problemOf(target, request)).code, 'not_found', 'to another');
        const cancelled = await replyTo(target, orders.cancel, { body: { orderId: id } }, admin);
        expectSame([cancelled.status, cancelled.checkoutUrl], ['cancelled', null], 'given up');
        const again = await replyTo(target, orders.cancel, { body: { orderId: id } }, admin);
        expectSame(again.status, 'cancelled', 'given up twice');
        expectSame((await orderOf(target, admin)) === id, false, 'another try is another order');
      },
    },
    {
      title: 'who clicks for another type of ticket gives up the order of the first, but not that of a cart',
      async run(target) {
        const [, other] = event?.ticketTypes ?? [];
        const statusOf = async (id: string) => (await replyTo(target, orders.byId, { params: { id } }, admin)).status;
        const clicked = await orderOf(target, admin);
        const second = await orderOf(target, admin, other?.id);
        expectSame([await statusOf(clicked), await statusOf(second)], ['cancelled', 'pending'], 'by a click');
        await replyTo(target, orders.cancel, { body: { orderId: second } }, admin);
        const { cartId } = await newCart(target, admin);
        await replyTo(target, cart.addItem, { body: { cartId, itemPriceId: type?.id ?? '', quantity: 2 } }, admin);
        const { checkoutUrl } = await replyTo(target, cart.checkout, { body: { cartId } }, admin);
        const inCart = checkoutUrl.split('/').at(-1) ?? '';
        const third = await orderOf(target, admin, other?.id);
        expectSame(await statusOf(inCart), 'pending', 'of a cart');
        for (const orderId of [inCart, third]) await replyTo(target, orders.cancel, { body: { orderId } }, admin);
      },
    },
    {
      title: 'one person holds no more seats of an event than the organisation lets them, until they give them up',
      async run(target) {
        const { cartId } = await newCart(target, second);
        await replyTo(target, cart.addItem, { body: { cartId, itemPriceId: type?.id ?? '', quantity: 20 } }, second);
        const { checkoutUrl } = await replyTo(target, cart.checkout, { body: { cartId } }, second);
        const { code, message } = await problemOf(target, { endpoint: tickets.register, input, as: second });
        expectSame(
          [code, message],
          ['conflict', 'At most 20 seats of an event are held for one person until they are paid.'],
          'one more',
        );
        const orderId = checkoutUrl.split('/').at(-1) ?? '';
        await replyTo(target, orders.cancel, { body: { orderId } }, second);
        const id = await orderOf(target, second);
        await replyTo(target, orders.cancel, { body: { orderId: id } }, second);
      },
    },
  ];
}
