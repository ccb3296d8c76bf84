import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { postWithPoll } from './sequences.ts';

export function pollsExamples({ member, joined }: Subjects): ExamplesOf<'polls'> {
  return {
    vote: {
      as: member,
      input: async (target) => {
        const { id, poll } = await postWithPoll(target, { as: member, communityId: joined.id });
        return { params: { id }, body: { optionIds: [poll?.options[1]?.id ?? ''] } };
      },
    },
  };
}
