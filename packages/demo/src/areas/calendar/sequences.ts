import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { calendar } = contract;

export function calendarSequences({ member, admin }: Subjects): Sequence[] {
  const urlOf = async (target: ConformanceTarget, personId: string) =>
    (await replyTo(target, calendar.feed, {}, personId)).feed?.url ?? null;
  return [
    {
      title: 'the address of a calendar: given, shown again, replaced by another, taken away, its owner’s own',
      async run(target) {
        expectSame(await urlOf(target, member), null, 'before');
        const { feed: first } = await replyTo(target, calendar.newFeed, {}, member);
        expectSame(await urlOf(target, member), first.url, 'shown again');
        expectSame(await urlOf(target, admin), null, 'of somebody else');
        const { feed: second } = await replyTo(target, calendar.newFeed, {}, member);
        expectSame(second.url === first.url, false, 'another one is the same');
        await replyTo(target, calendar.endFeed, {}, member);
        await replyTo(target, calendar.endFeed, {}, member);
        expectSame(await urlOf(target, member), null, 'taken away');
      },
    },
  ];
}
