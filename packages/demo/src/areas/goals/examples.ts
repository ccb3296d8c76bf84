import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function goalsExamples({ world, member }: Subjects): ExamplesOf<'goals'> {
  const [first, second, third] = world.cpdGoals.filter(({ personId }) => personId === member);
  const [record] = world.cpdRecords.filter(({ personId }) => personId === member);
  const period = { id: '2025-11-30' };
  const fields = { title: 'Learn to read a drawing', by: '2025-11-30' };
  return {
    ofPeriod: { as: member, input: { params: period } },
    add: { as: member, input: { params: period, body: fields } },
    edit: {
      as: member,
      input: {
        params: { id: third?.id ?? '' },
        body: { ...fields, why: 'It is asked of us.', minutes: 90, revision: 0 },
      },
    },
    reach: { as: member, input: { params: { id: second?.id ?? '' }, body: { isReached: true } } },
    link: { as: member, input: { params: { id: second?.id ?? '' }, body: { recordIds: [record?.id ?? ''] } } },
    remove: { as: member, input: { params: { id: first?.id ?? '' } } },
    reflect: { as: member, input: { params: { id: '2024-11-30' }, body: { text: 'I asked first.', revision: 0 } } },
  };
}
