import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import type { ConformanceTarget } from '../../conformance/target.ts';
import { filledCart, newCart } from '../../conformance/filled-carts.ts';

export function cartExamples({ admin, world, takePaidType }: Subjects): ExamplesOf<'cart'> {
  const as = admin;
  const existing = world.carts[0] ?? { id: '', personId: '' };
  const [first, second] = [takePaidType().id, takePaidType().id];
  const filled = (target: ConformanceTarget) => filledCart(target, as, first);
  return {
    create: { as, input: { query: { userId: as } } },
    latest: { as, input: { query: { userId: as } } },
    byId: { as: existing.personId, input: { params: { id: existing.id } } },
    addItem: {
      as,
      input: async (target) => ({
        body: { cartId: (await newCart(target, as)).cartId, itemPriceId: second, quantity: 2 },
      }),
    },
    updateItem: {
      as,
      input: async (target) => ({ body: { cartId: (await filled(target)).cartId, itemPriceId: first, quantity: 3 } }),
    },
    removeItem: { as, input: async (target) => ({ body: { cartItemId: (await filled(target)).cartItemId } }) },
    checkout: { as, input: async (target) => ({ body: { cartId: (await filled(target)).cartId, userId: as } }) },
  };
}
