import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../../conformance/sequence.ts';
import type { Subjects } from '../../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../../conformance/target.ts';

export function postPagingSequences({ member }: Subjects): Sequence[] {
  return [
    {
      title: 'a feed continues by cursor, without gaps or doubles',
      async run(target) {
        const whole = await replyTo(target, contract.posts.feed, { query: { pageSize: 60 } }, member);
        const walked: string[] = [];
        for (let after: string | null = null, turn = 0; turn < 3; turn += 1) {
          const { posts, nextCursor }: { posts: { id: string }[]; nextCursor: string | null } = await replyTo(
            target,
            contract.posts.feed,
            { query: { pageSize: 20, after: after ?? undefined } },
            member,
          );
          walked.push(...posts.map(({ id }) => id));
          after = nextCursor;
        }
        expectSame(
          walked,
          whole.posts.map(({ id }) => id),
          'posts',
        );
        const times = whole.posts.map(({ createdAt }) => createdAt);
        expectSame(times, times.toSorted().toReversed(), 'newest first');
      },
    },
    {
      title: 'a cursor that was not given out is refused',
      async run(target) {
        const { code } = await problemOf(target, {
          endpoint: contract.posts.feed,
          as: member,
          input: { query: { after: 'made-up' } },
        });
        expectSame(code, 'invalid_input', 'code');
      },
    },
  ];
}
