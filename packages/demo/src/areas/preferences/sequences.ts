import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { preferences } = contract;

export function preferencesSequences({ admin, staff: [other = ''] }: Subjects): Sequence[] {
  const mine = async (target: ConformanceTarget, as = admin) => {
    const { segments } = await replyTo(target, preferences.myInterests, {}, as);
    return segments.map(({ segmentName }) => segmentName);
  };
  const params = { id: 'interests-5' };
  return [
    {
      title: 'what one adds is in one’s own list, once, until one takes it out',
      async run(target) {
        expectSame(await mine(target), [], 'before');
        for (const id of ['interests-5', 'interests-1', 'interests-5'])
          await replyTo(target, preferences.add, { params: { id } }, admin);
        expectSame(await mine(target), ['Ageing and aged care', 'Hand therapy'], 'in the order of the offer');
        expectSame(await mine(target, other), [], 'of another');
        await replyTo(target, preferences.remove, { params }, admin);
        await replyTo(target, preferences.remove, { params }, admin);
        expectSame(await mine(target), ['Ageing and aged care'], 'taken out');
        await replyTo(target, preferences.remove, { params: { id: 'interests-1' } }, admin);
        const { segments } = await replyTo(target, preferences.myCommunication, {}, admin);
        expectSame(segments, [], 'of another kind');
      },
    },
  ];
}
