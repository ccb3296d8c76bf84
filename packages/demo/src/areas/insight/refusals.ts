import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function insightRefusals({ member, admin, staff, joined, hidden }: Subjects): Refusal[] {
  const { ofCommunity, overall } = contract.insight;
  const [owner = ''] = staff;
  const query = { from: '2026-01-01', to: '2026-03-01' };
  const of = (id: string) => ({ params: { id }, query });
  return [
    {
      title: 'figures of a community, to a member',
      endpoint: ofCommunity,
      as: member,
      input: of(joined.id),
      code: 'forbidden',
    },
    {
      title: 'figures of a hidden community',
      endpoint: ofCommunity,
      as: member,
      input: of(hidden.id),
      code: 'not_found',
    },
    {
      ...{ title: 'figures of a community, to whoever looks after its files', endpoint: ofCommunity, as: owner },
      ...{ input: of(joined.id), code: 'forbidden' },
    },
    {
      title: 'figures of all communities, to a member',
      endpoint: overall,
      as: member,
      input: { query },
      code: 'forbidden',
    },
    {
      ...{ title: 'figures to a day before the first', endpoint: overall, as: admin },
      ...{ input: { query: { from: '2026-03-01', to: '2026-01-01' } }, code: 'invalid_input', field: 'query.to' },
    },
    {
      ...{ title: 'figures of more than two years', endpoint: overall, as: admin },
      ...{ input: { query: { from: '2023-01-01', to: '2026-03-01' } }, code: 'invalid_input', field: 'query.from' },
    },
    {
      ...{ title: 'figures from a day that is none', endpoint: overall, as: admin },
      ...{ input: { query: { from: '2026-02-30', to: '2026-03-01' } }, code: 'invalid_input', field: 'query.from' },
    },
  ];
}
