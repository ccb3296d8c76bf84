import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function goalsRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { ofPeriod, add, edit, reach, link, remove, reflect } = contract.goals;
  const goal = world.cpdGoals.find(({ personId }) => personId === member);
  const others = world.cpdRecords.find(({ personId }) => personId === admin);
  const params = { id: goal?.id ?? '' };
  const [period, nowhere, toCome] = ['2025-11-30', '2025-12-31', '2199-11-30'].map((id) => ({ id }));
  const fields = { title: 'Learn to read a drawing', by: '2025-11-30' };
  const ofAnother: [Refusal['endpoint'], object][] = [
    [edit, { ...fields, revision: 0 }],
    [reach, { isReached: true }],
    [link, { recordIds: [] }],
    [remove, {}],
  ];
  return [
    ...ofAnother.map(([endpoint, body]): Refusal => ({
      title: `${endpoint.summary}, of somebody else`,
      endpoint,
      as: admin,
      input: { params, ...(endpoint.body === undefined ? {} : { body }) },
      code: 'not_found',
    })),
    {
      title: 'the plan of a period that ends on no such day',
      endpoint: ofPeriod,
      as: member,
      input: { params: nowhere ?? {} },
      code: 'not_found',
    },
    {
      title: 'a goal for a period that has not begun',
      endpoint: add,
      as: member,
      input: { params: toCome ?? {}, body: { ...fields, by: '2199-11-30' } },
      code: 'not_found',
    },
    {
      title: 'a goal by a day of another period',
      endpoint: add,
      as: member,
      input: { params: period ?? {}, body: { ...fields, by: '2026-11-30' } },
      code: 'invalid_input',
      field: 'body.by',
    },
    {
      title: 'a goal of a category that is not listed',
      endpoint: add,
      as: member,
      input: { params: period ?? {}, body: { ...fields, category: 'nothing' } },
      code: 'invalid_input',
      field: 'body.category',
    },
    {
      title: 'a goal without words',
      endpoint: add,
      as: member,
      input: { params: period ?? {}, body: { ...fields, title: ' ' } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'linking the record of somebody else',
      endpoint: link,
      as: member,
      input: { params, body: { recordIds: [others?.id ?? ''] } },
      code: 'not_found',
    },
    {
      title: 'overwriting a reflection that one has not read',
      endpoint: reflect,
      as: member,
      input: { params: period ?? {}, body: { text: 'Another.', revision: 7 } },
      code: 'stale',
    },
  ];
}
