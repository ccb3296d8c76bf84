import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { newCart } from '../../conformance/filled-carts.ts';

const { cart } = contract;

export function cartSequences({ member, admin, world, takePaidType }: Subjects): Sequence[] {
  const [first, second] = [takePaidType(), takePaidType()];
  const free = world.events.find(
    ({ ticketTypes, day, status, isMembersOnly }) =>
      day > 4 && status === 'published' && !isMembersOnly && ticketTypes[0]?.amountCents === 0,
  )?.ticketTypes[0];
  const itemsAfter = async (
    target: ConformanceTarget,
    endpoint: typeof cart.addItem | typeof cart.updateItem,
    body: object,
  ) =>
    (await replyTo(target, endpoint, { body }, member)).cartItems.map(({ itemPriceId, quantity, totalPrice }) => [
      itemPriceId,
      quantity,
      totalPrice,
    ]);
  return [
    {
      title: 'filling a cart, finding it on another device, changing it and paying for it',
      async run(target) {
        const { cartId } = await newCart(target, member);
        expectSame((await newCart(target, member)).cartId, cartId, 'an empty cart is used again');
        const one = { cartId, itemPriceId: first.id, quantity: 1 };
        const other = { cartId, itemPriceId: second.id, quantity: 2 };
        await itemsAfter(target, cart.addItem, one);
        const [ofFirst, ofSecond] = [
          [first.id, 2, 2 * first.amountCents],
          [second.id, 2, 2 * second.amountCents],
        ];
        expectSame(await itemsAfter(target, cart.addItem, one), [ofFirst], 'the same again');
        expectSame(await itemsAfter(target, cart.addItem, other), [ofFirst, ofSecond], 'two types');
        const changed = await itemsAfter(target, cart.updateItem, { ...one, quantity: 5 });
        expectSame(changed[0], [first.id, 5, 5 * first.amountCents], 'five');
        const latest = await replyTo(target, cart.latest, {}, member);
        expectSame([latest.cartId, latest.cartItems.length], [cartId, 2], 'latest');
        const input = { body: { cartItemId: latest.cartItems[0]?.cartItemId } };
        const theirs = await problemOf(target, { endpoint: cart.removeItem, input, as: admin });
        expectSame(theirs.code, 'not_found', 'of another');
        const left = await replyTo(target, cart.removeItem, input, member);
        expectSame(left.cartItems.length, 1, 'removed');
        const total = left.cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
        const shown = { endpoint: cart.checkout, input: { body: { cartId, total: total - 1 } }, as: member };
        expectSame((await problemOf(target, shown)).code, 'conflict', 'another price than was shown');
        const { checkoutUrl } = await replyTo(target, cart.checkout, { body: { cartId, total } }, member);
        expectSame(URL.canParse(checkoutUrl), true, 'checkout');
      },
    },
    {
      title: 'tickets go into one’s own cart where none is named, whatever is bought at once beside it',
      async run(target) {
        const put = (itemPriceId: string, cartId?: string) =>
          replyTo(target, cart.addItem, { body: { cartId, itemPriceId, quantity: 1 } }, admin);
        const own = await put(first.id);
        const again = await put(second.id);
        expectSame(again.cartId, own.cartId, 'the same cart');
        const typesIn = ({ cartItems }: typeof own) => cartItems.map(({ itemPriceId }) => itemPriceId);
        expectSame(
          [first.id, second.id].filter((id) => !typesIn(again).includes(id)),
          [],
          'both types',
        );
        const { cartId } = await newCart(target, admin);
        expectSame((await put(first.id, cartId)).cartId, cartId, 'the one that is named');
        const { checkoutUrl } = await replyTo(target, cart.checkout, { body: { cartId } }, admin);
        expectSame((await replyTo(target, cart.latest, {}, admin)).cartId, own.cartId, 'latest');
        expectSame((await put(second.id)).cartId, own.cartId, 'after the other was bought at once');
        const orderId = checkoutUrl.split('/').at(-1);
        await replyTo(target, contract.orders.cancel, { body: { orderId } }, admin);
        const intoTheirs = { body: { cartId, itemPriceId: first.id, quantity: 1 } };
        const theirs = await problemOf(target, { endpoint: cart.addItem, input: intoTheirs, as: member });
        expectSame(theirs.code, 'not_found', 'into that of another');
      },
    },
    {
      title: 'a cart takes nothing that is free, and nothing beyond its bounds',
      async run(target) {
        const { cartId } = await newCart(target, admin);
        const messageOf = async (endpoint: typeof cart.addItem | typeof cart.checkout, body: object) =>
          (await problemOf(target, { endpoint, input: { body: { cartId, ...body } }, as: admin })).message;
        expectSame(await messageOf(cart.checkout, {}), 'Your cart is empty.', 'empty');
        expectSame(
          await messageOf(cart.addItem, { itemPriceId: free?.id, quantity: 1 }),
          'This ticket is free: register on the page of its event.',
          'free',
        );
        await replyTo(target, cart.addItem, { body: { cartId, itemPriceId: first.id, quantity: 15 } }, admin);
        expectSame(
          await messageOf(cart.addItem, { itemPriceId: first.id, quantity: 6 }),
          'A cart holds 20 tickets of a type at most.',
          'bounds',
        );
      },
    },
  ];
}
