import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function cartRefusals({ member, admin, takePaidType }: Subjects): Refusal[] {
  const { create, latest, updateItem } = contract.cart;
  const forAnother = { as: member, input: { query: { userId: admin } }, code: 'forbidden' } as const;
  const body = { cartId: 'cart', itemPriceId: takePaidType().id };
  const wrongQuantity = { as: member, code: 'invalid_input', field: 'body.quantity' } as const;
  return [
    { ...forAnother, title: 'a cart for another', endpoint: create },
    { ...forAnother, title: 'the cart of another', endpoint: latest },
    { ...wrongQuantity, title: 'no ticket', endpoint: updateItem, input: { body: { ...body, quantity: 0 } } },
    {
      ...wrongQuantity,
      title: 'a ticket and a half',
      endpoint: updateItem,
      input: { body: { ...body, quantity: 1.5 } },
    },
    { ...wrongQuantity, title: 'too many tickets', endpoint: updateItem, input: { body: { ...body, quantity: 21 } } },
  ];
}
