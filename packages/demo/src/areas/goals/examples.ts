import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function goalsExamples({ world, member }: Subjects): ExamplesOf<'goals'> {
  const [first, second] = world.cpdGoals.filter(({ personId }) => personId === member);
  const [record] = world.cpdRecords.filter(({ personId }) => personId === member);
  const period = { id: '2025-11-30' };
  const fields = { title: 'Learn to read a drawing', by: '2025-11-30' };
  return {
    ofPeriod: { as: member, input: { params: period } },
    add: { as: member, input: { params: period, body: fields } },
    edit: {
      as: member,
      // Those of the world move on with the year.
      input: async (target) => {
        const { goalId } = await replyTo(target, contract.goals.add, { params: period, body: fields }, member);
        return {
          params: { id: goalId },
          body: { ...fields, why: 'It is asked of us.', minutes: 90, revision: 0 },
        };
      },
    },
    reach: { as: member, input: { params: { id: second?.id ?? '' }, body: { isReached: true } } },
    link: { as: member, input: { params: { id: second?.id ?? '' }, body: { recordIds: [record?.id ?? ''] } } },
    remove: { as: member, input: { params: { id: first?.id ?? '' } } },
    reflect: { as: member, input: { params: { id: '2024-11-30' }, body: { text: 'I asked first.', revision: 0 } } },
  };
}
