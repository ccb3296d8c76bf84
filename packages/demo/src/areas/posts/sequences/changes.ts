import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../../conformance/sequence.ts';
import type { Subjects } from '../../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../../conformance/target.ts';

export function postChangeSequences(subjects: Subjects): Sequence[] {
  const { posts, communities } = contract;
  const liked = subjects.takePost();
  const reader = subjects.readerOf(liked);
  const reported = subjects.takePost();
  const closed = subjects.takePost();
  return [
    {
      title: 'liking twice counts once, and taking it back counts down',
      async run(target) {
        const input = { params: { id: liked.id } };
        const states = [];
        for (const endpoint of [posts.dislike, posts.like, posts.like, posts.dislike]) {
          await replyTo(target, endpoint, input, reader);
          const { isLiked, likesCount } = await replyTo(target, posts.byId, input, reader);
          states.push({ isLiked, likesCount });
        }
        const count = states[0]?.likesCount ?? 0;
        const [off, on] = [
          { isLiked: false, likesCount: count },
          { isLiked: true, likesCount: count + 1 },
        ];
        expectSame(states, [off, on, on, off], 'likes');
      },
    },
    {
      title: 'a post is reported once by each person',
      async run(target) {
        const as = subjects.readerOf(reported);
        const input = { params: { id: reported.id }, body: { message: 'privacy concerns' } };
        await replyTo(target, posts.report, input, as);
        expectSame((await problemOf(target, { endpoint: posts.report, as, input })).code, 'already_reported', 'code');
        expectSame(
          (await replyTo(target, posts.byId, { params: { id: reported.id } }, as)).isReported,
          true,
          'isReported',
        );
      },
    },
    {
      title: 'closing and opening a post change neither its version nor what is counted',
      async run(target) {
        const input = { params: { id: closed.id } };
        const states = [];
        for (const isFrozen of [undefined, true, false]) {
          if (isFrozen !== undefined)
            await replyTo(
              target,
              posts.edit,
              { params: { postId: closed.id }, body: { isFrozen, version: 1 } },
              subjects.admin,
            );
          const { version, likesCount, updatedAt } = await replyTo(target, posts.byId, input, subjects.admin);
          states.push([version, likesCount, updatedAt]);
        }
        expectSame(states, [states[0], states[0], states[0]], 'versions');
      },
    },
    {
      title: 'a private post is not counted where all readers count',
      async run(target) {
        const inPlace = { params: { id: subjects.joined.id } };
        const before = (await replyTo(target, communities.byId, inPlace, subjects.member)).postsCount;
        const body = { communityId: subjects.joined.id, title: 'For me', body: '<p>Mine.</p>', visibility: 'private' };
        await replyTo(target, posts.create, { body }, subjects.member);
        expectSame((await replyTo(target, communities.byId, inPlace, subjects.member)).postsCount, before, 'posts');
      },
    },
  ];
}
