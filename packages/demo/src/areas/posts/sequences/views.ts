import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../../conformance/sequence.ts';
import type { Subjects } from '../../../conformance/subjects.ts';
import { replyTo } from '../../../conformance/target.ts';

export function viewSequences({ world, takePost, readerOf }: Subjects): Sequence[] {
  const post = takePost();
  // Who liked or answered it has seen it, and communities are not open to every demo account.
  const others = [
    ...world.postLikes.filter(({ targetId }) => targetId === post.id).map(({ personId }) => personId),
    ...world.comments.filter(({ postId }) => postId === post.id).map(({ authorId }) => authorId),
    ...world.demoAccounts.map(({ personId }) => personId),
  ];
  const first = readerOf(post, ...others);
  const second = readerOf(post, ...others, first);
  const places = [
    ['a post', contract.posts, post.id],
    ['a community', contract.communities, post.communityId],
  ] as const;
  return places.map(([name, { view, byId }, id]) => ({
    title: `a view of ${name} counts once for each person`,
    async run(target) {
      const input = { params: { id } };
      const count = async () => (await replyTo(target, byId, input, first)).viewsCount;
      const before = await count();
      const counts = [];
      for (const as of [first, first, second, first]) {
        await replyTo(target, view, input, as);
        counts.push((await count()) - before);
      }
      expectSame(counts, [1, 1, 2, 2], 'views');
    },
  }));
}
