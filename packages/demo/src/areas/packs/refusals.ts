import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function packsRefusals({ member, admin }: Subjects): Refusal[] {
  const { preview, records, download, submitted, ofCase } = contract.packs;
  const noPeriod = { params: { id: '2025-11-29' }, query: {} };
  const toCome = { params: { id: '2025-11-30' }, query: { asOf: '2199-12-31' } };
  const caseOf = (name: string) => ({ params: { id: `audit-annual-${name}` } });
  return [
    { title: 'looking at the pack of no period', endpoint: preview, as: member, input: noPeriod, code: 'not_found' },
    { title: 'records of the pack of no period', endpoint: records, as: member, input: noPeriod, code: 'not_found' },
    {
      title: 'records of a pack from a place that nobody was given',
      endpoint: records,
      as: member,
      input: { params: { id: '2025-11-30' }, query: { after: 'nowhere' } },
      code: 'invalid_input',
      field: 'query.after',
    },
    { title: 'the pack of no period', endpoint: download, as: member, input: noPeriod, code: 'not_found' },
    ...[preview, records, download].map((endpoint): Refusal => ({
      title: `${endpoint.summary}, as of a day to come`,
      ...{ endpoint, as: member, input: toCome, code: 'invalid_input', field: 'query.asOf' },
    })),
    {
      title: 'the pack of a period without records',
      endpoint: download,
      as: member,
      input: { params: { id: '1999-11-30' }, query: {} },
      code: 'not_found',
    },
    { title: 'the pack of somebody else', endpoint: submitted, as: member, input: caseOf('tom'), code: 'not_found' },
    {
      title: 'the pack of somebody else, by staff as their own',
      endpoint: submitted,
      as: admin,
      input: caseOf('tom'),
      code: 'not_found',
    },
    {
      title: 'the pack of a member, by a member',
      endpoint: ofCase,
      as: member,
      input: caseOf('tom'),
      code: 'not_found',
    },
    {
      title: 'the pack of what nobody has submitted',
      endpoint: ofCase,
      as: admin,
      input: caseOf('mia'),
      code: 'not_found',
    },
  ];
}
