import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function invoicesRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { list, byId, preview, download } = contract.invoices;
  const id = world.invoices.find(({ personId }) => personId === member)?.id ?? '';
  return [
    ...[byId, preview, download].flatMap((endpoint): Refusal[] => [
      { title: `${endpoint.summary}, of another`, endpoint, as: admin, input: { params: { id } }, code: 'not_found' },
      {
        title: `${endpoint.summary}, that nobody knows`,
        endpoint,
        as: member,
        input: { params: { id: 'nothing' } },
        code: 'not_found',
      },
    ]),
    {
      title: 'invoices of a day that is none',
      endpoint: list,
      as: member,
      input: { body: { invoiceDateFrom: '2026-02-30' } },
      code: 'invalid_input',
      field: 'body.invoiceDateFrom',
    },
  ];
}
