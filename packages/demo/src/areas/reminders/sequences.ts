import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { reminders } = contract;

export function remindersSequences({ admin, staff: [other = ''] }: Subjects): Sequence[] {
  return [
    {
      title: 'all reminders until one says otherwise, and for oneself alone',
      async run(target) {
        const all = { week: true, day: true, hour: true };
        expectSame(await replyTo(target, reminders.mine, {}, admin), all, 'before');
        const wishes = { week: false, day: true, hour: false };
        await replyTo(target, reminders.update, { body: wishes }, admin);
        expectSame(await replyTo(target, reminders.mine, {}, admin), wishes, 'chosen');
        expectSame(await replyTo(target, reminders.mine, {}, other), all, 'of another');
      },
    },
    {
      title: 'all reminders of CPD until one says otherwise, and for oneself alone',
      async run(target) {
        const all = { quarter: true, month: true, week: true };
        expectSame(await replyTo(target, reminders.ofCpd, {}, admin), all, 'before');
        const wishes = { quarter: false, month: false, week: true };
        await replyTo(target, reminders.updateOfCpd, { body: wishes }, admin);
        expectSame(await replyTo(target, reminders.ofCpd, {}, admin), wishes, 'chosen');
        expectSame(await replyTo(target, reminders.ofCpd, {}, other), all, 'of another');
      },
    },
  ];
}
