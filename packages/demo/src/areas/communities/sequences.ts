import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import { statusAsRead } from '../../conformance/status-as-read.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';

export function communitiesSequences(subjects: Subjects): Sequence[] {
  return [...staffSequences(subjects), ...activitySequences(subjects)];
}

function staffSequences({ staff, world }: Subjects): Sequence[] {
  const { communities, posts } = contract;
  return staff.map((as) => ({
    title: `${as} of the staff opens every community that there is`,
    async run(target) {
      const everything = { body: { pageSize: 100 } };
      const { communities: found } = await replyTo(target, communities.getList, everything, as);
      const ids = new Set(found.map(({ id }) => id));
      expectSame(
        world.communities.filter(({ id }) => !ids.has(id)).map(({ alias }) => alias),
        [],
        'communities that they do not find',
      );
      for (const { id, alias, membershipStatus } of found) {
        expectSame(membershipStatus, 'Joined', `membership of ${alias}`);
        await replyTo(target, communities.byAlias, { query: { alias } }, as);
        for (const endpoint of [communities.about, communities.members, posts.ofCommunity])
          await replyTo(target, endpoint, { params: { id } }, as);
      }
    },
  }));
}

function activitySequences({ joined, member, admin, takeWaitingPost }: Subjects): Sequence[] {
  const { communities, posts, comments } = contract;
  const waiting = takeWaitingPost();
  const latestIn = async (target: ConformanceTarget, id: string) =>
    (await replyTo(target, communities.byId, { params: { id } }, admin)).latestActivity;
  return [
    {
      title: 'the latest activity of a community is the newest post or comment that all its readers see',
      async run(target) {
        const write = (visibility: string) => {
          target.passTime(1000);
          const body = { communityId: joined.id, title: 'News', body: '<p>Here.</p>', visibility };
          return replyTo(target, posts.create, { body }, member);
        };
        const answer = (postId: string) => {
          target.passTime(1000);
          return replyTo(target, comments.create, { params: { postId }, body: { body: '<p>Yes.</p>' } }, member);
        };
        const shown = await write('community');
        expectSame(await latestIn(target, joined.id), shown.createdAt, 'after a post');
        const comment = await answer(shown.id);
        expectSame(await latestIn(target, joined.id), comment.createdAt, 'after a comment');
        await answer((await write('private')).id);
        expectSame(await latestIn(target, joined.id), comment.createdAt, 'after a private post and a comment on it');
      },
    },
    {
      title: 'a post that is approved is an activity of its community',
      async run(target) {
        const { communityId } = waiting;
        const before = await latestIn(target, communityId);
        await replyTo(target, posts.setStatus, await statusAsRead(target, waiting.id, 1, admin), admin);
        const after = await latestIn(target, communityId);
        if (after === null || after <= (before ?? '')) throw new Error(`the latest activity stayed ${after}`);
      },
    },
  ];
}
