import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function ordersExamples({ world, member }: Subjects): ExamplesOf<'orders'> {
  const id = world.orders.find(({ personId }) => personId === member)?.id ?? '';
  return {
    byId: { as: member, input: { params: { id } } },
    cancel: { as: member, input: { body: { orderId: id } } },
  };
}
