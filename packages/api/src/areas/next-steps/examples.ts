import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

export function nextStepsExamples({ member }: Subjects): ExamplesOf<'nextSteps'> {
  return {
    list: { as: member, input: {} },
    putAway: {
      as: member,
      async input(target) {
        const [first] = (await replyTo(target, contract.nextSteps.list, {}, member)).steps;
        return { body: { kind: first?.kind ?? 'renew', id: first?.id ?? '' } };
      },
    },
  };
}
