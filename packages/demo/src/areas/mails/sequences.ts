import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { failed, sendAgain } = contract.mails;

export function mailsSequences({ admin, world }: Subjects): Sequence[] {
  const [one, next] = world.failedMails;
  const listed = async (target: ConformanceTarget, query: Record<string, unknown>) => {
    const page = await replyTo(target, failed, { query }, admin);
    return { ...page, keys: page.mails.map(({ key }) => key) };
  };
  return [
    {
      title: 'failed mails are listed from the last on, page by page, until they are sent again, once',
      async run(target) {
        const before = await listed(target, {});
        const first = await listed(target, { pageSize: 1 });
        expectSame([first.totalItemCount, first.keys], [before.keys.length, [one?.key]], 'the first page');
        const second = await listed(target, { pageSize: 1, after: first.nextCursor });
        expectSame(second.keys, [next?.key], 'the second page');
        const [mail] = first.mails;
        expectSame([mail?.outcome, mail?.attempts, mail?.to], [one?.outcome, one?.attempts, one?.refusedFor], 'a mail');

        const body = { key: one?.key ?? '' };
        await replyTo(target, sendAgain, { body }, admin);
        expectSame((await listed(target, {})).keys, before.keys.slice(1), 'once it is sent again');
        const twice = { endpoint: sendAgain, input: { body }, as: admin };
        expectSame((await problemOf(target, twice)).code, 'conflict', 'sent again twice');
      },
    },
  ];
}
