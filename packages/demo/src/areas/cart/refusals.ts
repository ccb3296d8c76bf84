import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function cartRefusals({ member, admin, world, takePaidType }: Subjects): Refusal[] {
  const { create, latest, addItem, updateItem } = contract.cart;
  const forAnother = { as: member, input: { query: { userId: admin } }, code: 'forbidden' } as const;
  const body = { cartId: 'cart', itemPriceId: takePaidType().id };
  const tooMany = { as: member, code: 'invalid_input', field: 'body.quantity' } as const;
  return [
    { ...forAnother, title: 'a cart for another', endpoint: create },
    { ...forAnother, title: 'the cart of another', endpoint: latest },
    { ...tooMany, title: 'no ticket', endpoint: updateItem, input: { body: { ...body, quantity: 0 } } },
    { ...tooMany, title: 'a ticket and a half', endpoint: updateItem, input: { body: { ...body, quantity: 1.5 } } },
    {
      title: 'tickets for the cart of another',
      as: member,
      code: 'not_found',
      endpoint: addItem,
      input: { body: { ...body, cartId: world.carts[0]?.id, quantity: 1 } },
    },
    { ...tooMany, title: 'too many tickets', endpoint: addItem, input: { body: { ...body, quantity: 21 } } },
  ];
}
