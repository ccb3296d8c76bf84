import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function homeSequences({ member, admin }: Subjects): Sequence[] {
  const { order, saveOrder } = contract.home;
  return [
    {
      title: 'the order of a home page is kept for whoever put it so, until they take it back',
      async run(target) {
        const of = async (as: string) => (await replyTo(target, order, {}, as)).sections;
        const sections = ['news.latestNews', 'nextSteps.nextSteps'];
        await replyTo(target, saveOrder, { body: { sections } }, member);
        expectSame(await of(member), sections, 'their own order');
        expectSame(await of(admin), [], 'the order of somebody else');
        await replyTo(target, saveOrder, { body: { sections: [] } }, member);
        expectSame(await of(member), [], 'no order any more');
      },
    },
  ];
}
