import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function ordersRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { byId, cancel } = contract.orders;
  const id = world.orders.find(({ personId }) => personId === member)?.id ?? '';
  return [
    { title: 'the order of another', endpoint: byId, as: admin, input: { params: { id } }, code: 'not_found' },
    {
      title: 'giving up the order of another',
      endpoint: cancel,
      as: admin,
      input: { body: { orderId: id } },
      code: 'not_found',
    },
    {
      title: 'giving up no order',
      endpoint: cancel,
      as: member,
      input: { body: { orderId: 'nothing' } },
      code: 'not_found',
    },
  ];
}
