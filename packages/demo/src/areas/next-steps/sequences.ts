import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function nextStepsSequences({ member }: Subjects): Sequence[] {
  const { list, putAway } = contract.nextSteps;
  const listedSteps = async (target: ConformanceTarget) =>
    (await replyTo(target, list, {}, member)).steps.map(({ kind, id }) => ({ kind, id }));
  return [
    {
      title: 'a step that somebody has put away makes room for the next, and does not come back',
      async run(target) {
        const before = await listedSteps(target);
        const [first, ...others] = before;
        if (first === undefined) throw new Error('Nothing waits for them');
        await replyTo(target, putAway, { body: first }, member);
        const after = await listedSteps(target);
        expectSame(after.slice(0, others.length), others, 'once it is put away');
        expectSame(
          after.some(({ kind, id }) => kind === first.kind && id === first.id),
          false,
          'told again',
        );
      },
    },
  ];
}
