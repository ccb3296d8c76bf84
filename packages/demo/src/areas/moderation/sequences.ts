import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import { statusAsRead } from '../../conformance/status-as-read.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract, postStatuses } from '@portal/api/contract';
import type { WorldPost } from '../../world/world-types.ts';
import { membershipSubjects } from '../membership/subjects.ts';

export function moderationSequences(subjects: Subjects): Sequence[] {
  const { posts, comments, membership, moderation } = contract;
  const { admin } = subjects;
  const denied = subjects.takePost();
  const archived = subjects.takePost();
  const deleted = subjects.takePost();
  const held = subjects.takePost();
  const comment = subjects.takeComment();
  const removed = subjects.takeComment();
  const writer = subjects.takeTrustedPost();
  /** The demo world has few posts that wait, so these are written anew. */
  async function writeWaiting(target: ConformanceTarget) {
    const { communityId, authorId } = writer;
    const body = { communityId, title: 'One that waits', body: '<p>Which one?</p>' };
    const { id, version } = await replyTo(target, posts.create, { body }, authorId);
    return { communityId, authorId, id, version };
  }
  const manager = subjects.staff[1] ?? '';
  const report = (target: ConformanceTarget, { id }: WorldPost, as: string) =>
    replyTo(target, posts.report, { params: { id }, body: { message: 'privacy concerns' } }, as);
  /** The reports under which a post is listed for those who decide; null: it is not listed. */
  async function listed(target: ConformanceTarget, { id, communityId }: WorldPost) {
    const list = await replyTo(target, moderation.reportedPosts, { params: { communityId } }, admin);
    return list.posts.find((post) => post.id === id)?.reports ?? null;
  }
  const statusIn = async (target: ConformanceTarget, post: WorldPost, status: 3 | 99) => {
    const input = { params: { communityId: post.communityId }, query: { status } };
    return (await replyTo(target, moderation.posts, input, admin)).posts.find(({ id }) => id === post.id)?.status;
  };
  return [
    {
      title: 'reports that are declined are gone, and the post stays; the second who declines them is told',
      async run(target) {
        const [one, two] = [subjects.readerOf(denied), subjects.readerOf(denied, subjects.readerOf(denied))];
        await report(target, denied, one);
        await report(target, denied, two);
        const reports = (await listed(target, denied)) ?? [];
        const mine = reports.filter(({ userId }) => userId === one || userId === two).map(({ id }) => id);
        expectSame(mine.length, 2, 'reports');
        const params = { communityId: denied.communityId };
        await replyTo(target, moderation.denyPostReports, { params, body: { reportIds: mine.slice(0, 1) } }, admin);
        expectSame((await listed(target, denied))?.length, reports.length - 1, 'reports after one was declined');
        const rest = { params, body: { reportIds: reports.map(({ id }) => id) } };
        await replyTo(target, moderation.denyPostReports, rest, admin);
        expectSame(await listed(target, denied), null, 'reports after all were declined');
        const late = { endpoint: moderation.denyPostReports, as: admin, input: rest };
        expectSame((await problemOf(target, late)).code, 'conflict', 'code of declining them again');
        const read = await replyTo(target, posts.byId, { params: { id: denied.id } }, one);
        expectSame([read.status, read.isReported], [postStatuses.published, true], 'post');
      },
    },
    {
      title: 'a post whose reports are approved is archived, its reports are decided, and it can be published again',
      async run(target) {
        await report(target, archived, subjects.readerOf(archived));
        const approval = await statusAsRead(target, archived.id, postStatuses.archivedDueToReported, admin);
        const { params, body: read } = approval;
        const unread = { params, body: { ...read, version: read.version + 1 } };
        const late = { endpoint: posts.setStatus, as: admin, input: unread };
        expectSame((await problemOf(target, late)).code, 'stale', 'code of another version');
        await replyTo(target, posts.setStatus, approval, admin);
        expectSame(await statusIn(target, archived, 99), 4, 'status in the archive');
        const again = { endpoint: posts.setStatus, as: admin, input: approval };
        expectSame((await problemOf(target, again)).code, 'conflict', 'code of a second approval');
        const publishing = { params, body: { status: postStatuses.published, version: read.version + 1 } };
        await replyTo(target, posts.setStatus, publishing, admin);
        expectSame([await listed(target, archived), await statusIn(target, archived, 99)], [null, undefined], 'lists');
      },
    },
    {
      title: 'a deleted post is restored by those who edit posts, and by nobody else',
      async run(target) {
        const { params, body } = await statusAsRead(target, deleted.id, postStatuses.published, admin);
        const restoring = { params, body: { ...body, version: body.version + 1 } };
        await replyTo(target, posts.delete, { params: { id: deleted.id } }, deleted.authorId);
        expectSame(await statusIn(target, deleted, 3), 3, 'status');
        const own = { endpoint: posts.setStatus, as: deleted.authorId, input: restoring };
        expectSame((await problemOf(target, own)).code, 'not_found', 'code for the author');
        const elsewhere = { endpoint: posts.byId, as: admin, input: { params: { id: deleted.id } } };
        expectSame((await problemOf(target, elsewhere)).code, 'not_found', 'code where it is read');
        await replyTo(target, posts.setStatus, restoring, admin);
        const read = await replyTo(target, posts.byId, { params: { id: deleted.id } }, subjects.readerOf(deleted));
        expectSame([read.status, await statusIn(target, deleted, 3)], [postStatuses.published, undefined], 'statuses');
      },
    },
    {
      title: 'a comment whose reports are declined stays, and one that is deleted is listed no more',
      async run(target) {
        const post = subjects.postOf(comment);
        const params = { postId: comment.postId, commentId: comment.id };
        const inPlace = { params: { id: post.communityId } };
        const [one, two] = [
          subjects.readerOf(post, comment.authorId),
          subjects.readerOf(post, comment.authorId, subjects.readerOf(post, comment.authorId)),
        ];
        const body = { message: 'inappropriate content' };
        const found = async () => {
          const list = await replyTo(target, moderation.reportedComments, inPlace, admin);
          return list.comments.find(({ id }) => id === comment.id)?.reports.map(({ id }) => id) ?? null;
        };
        await replyTo(target, comments.report, { params, body }, one);
        const reportIds = (await found()) ?? [];
        await replyTo(target, moderation.denyCommentReports, { ...inPlace, body: { reportIds } }, admin);
        expectSame(await found(), null, 'reports after they were declined');
        await replyTo(target, comments.report, { params, body }, two);
        expectSame((await found())?.length, 1, 'reports of somebody else');
        await replyTo(target, comments.delete, { params }, admin);
        expectSame(await found(), null, 'reports after the comment was deleted');
      },
    },
    {
      title: 'a decision is told with its reason, appealed once, taken back by somebody else, and written down',
      async run(target) {
        const { communityId, id: postId, authorId, version } = await writeWaiting(target);
        const params = { communityId, postId };
        const because = { reason: 'offTopic', message: 'It belongs to the other community.' } as const;
        const declining = { params, body: { status: postStatuses.archived, version, because } };
        await replyTo(target, posts.setStatus, declining, manager);
        const own = async () =>
          (await replyTo(target, moderation.ownDecisions, {}, authorId)).decisions.find((one) => one.postId === postId);
        const ownDecision = await own();
        expectSame(
          [ownDecision?.deed, ownDecision?.reason, ownDecision?.message, ownDecision?.canAppeal],
          ['postDeclined', ...Object.values(because), true],
          'decision',
        );
        const appealing = { params: { decisionId: ownDecision?.id ?? '' }, body: { words: 'It is about both.' } };
        await replyTo(target, moderation.appeal, appealing, authorId);
        expectSame([(await own())?.canAppeal, (await own())?.appeal?.outcome], [false, null], 'appeal');
        const again = { endpoint: moderation.appeal, as: authorId, input: appealing };
        expectSame((await problemOf(target, again)).code, 'conflict', 'code of a second appeal');
        const place = { params: { id: communityId } };
        const listed = await replyTo(target, moderation.appeals, place, admin);
        const appealId = listed.appeals.find(({ decision }) => decision.postId === postId)?.id ?? '';
        const answer = { outcome: 'reversed', answer: 'You are right.' } as const;
        const deciding = { params: { id: communityId, appealId }, body: answer };
        await replyTo(target, moderation.decideAppeal, deciding, admin);
        const late = { endpoint: moderation.decideAppeal, as: admin, input: deciding };
        expectSame((await problemOf(target, late)).code, 'conflict', 'code of a second answer');
        const read = await replyTo(target, posts.byId, { params: { id: postId } }, authorId);
        expectSame(
          [read.status, (await own())?.appeal?.answer],
          [postStatuses.published, answer.answer],
          'post and answer',
        );
        const log = await replyTo(target, moderation.log, place, admin);
        const actions = log.deeds.filter((one) => one.postId === postId).map(({ deed }) => deed);
        expectSame(actions, ['appealReversed', 'appealed', 'postDeclined'], 'log');
      },
    },
    {
      title: 'who comes too late is told by whom it was decided',
      async run(target) {
        const { communityId, id: postId, version } = await writeWaiting(target);
        const params = { communityId, postId };
        await replyTo(target, posts.setStatus, { params, body: { status: postStatuses.published, version } }, admin);
        const input = { params, body: { status: postStatuses.archived, version } };
        const { message } = await problemOf(target, { endpoint: posts.setStatus, as: manager, input });
        const { firstName = '', lastName = '' } = subjects.world.people.find(({ id }) => id === admin) ?? {};
        expectSame(message, `${firstName} ${lastName} has approved this post already.`, 'message');
      },
    },
    {
      title: 'of several posts each is decided by itself, and says why it could not be',
      async run(target) {
        const { communityId, id, version } = await writeWaiting(target);
        const body = {
          posts: [
            { id, version },
            { id, version },
            { id: 'nothing', version },
          ],
          status: postStatuses.published,
        };
        const { results } = await replyTo(target, moderation.setStatuses, { params: { communityId }, body }, admin);
        expectSame(
          results.map(({ problem }) => problem?.code ?? null),
          [null, 'conflict', 'not_found'],
          'results',
        );
      },
    },
    {
      title: 'a post with a listed word waits until it was looked at, which the portal writes down',
      async run(target) {
        const { communityId } = held;
        const word = { body: { text: 'Miracle cure' } };
        const { id: wordId } = await replyTo(target, moderation.addReviewWord, word, admin);
        const twice = { endpoint: moderation.addReviewWord, as: admin, input: { body: { text: 'miracle CURE' } } };
        expectSame((await problemOf(target, twice)).code, 'conflict', 'code of adding it again');
        const body = { communityId, title: 'A miracle-cure!', body: '<p>Buy it.</p>' };
        const { id: postId, status } = await replyTo(target, posts.create, { body }, subjects.readerOf(held));
        expectSame(status, postStatuses.waitForApproval, 'status');
        const input = { params: { communityId }, query: { status: postStatuses.waitForApproval } };
        const why = (await replyTo(target, moderation.posts, input, admin)).held.find((one) => one.postId === postId);
        expectSame([why?.because, why?.word], ['words', 'Miracle cure'], 'why it is held');
        const log = await replyTo(target, moderation.log, { params: { id: communityId } }, admin);
        const action = log.deeds.find((one) => one.postId === postId);
        expectSame([action?.deed, action?.actor ?? null], ['postHeld', null], 'log');
        await replyTo(target, moderation.removeReviewWord, { params: { wordId } }, admin);
        const { words } = await replyTo(target, moderation.reviewWords, {}, admin);
        expectSame(
          words.some((one) => one.id === wordId),
          false,
          'word',
        );
      },
    },
    {
      title: 'a comment that was deleted comes back with its appeal',
      async run(target) {
        const { communityId } = subjects.postOf(removed);
        const params = { postId: removed.postId, commentId: removed.id };
        await replyTo(target, comments.delete, { params, body: { because: { reason: 'spam' } } }, manager);
        const { decisions } = await replyTo(target, moderation.ownDecisions, {}, removed.authorId);
        const decisionId = decisions.find(({ commentId }) => commentId === removed.id)?.id ?? '';
        const body = { words: 'It answers the question.' };
        await replyTo(target, moderation.appeal, { params: { decisionId }, body }, removed.authorId);
        const place = { params: { id: communityId } };
        const { appeals } = await replyTo(target, moderation.appeals, place, admin);
        const appealId = appeals.find(({ decision }) => decision.commentId === removed.id)?.id ?? '';
        const answer = {
          params: { id: communityId, appealId },
          body: { outcome: 'reversed', answer: 'Yes.' },
        } as const;
        await replyTo(target, moderation.decideAppeal, answer, admin);
        const list = await replyTo(target, comments.list, { params: { id: removed.postId } }, admin);
        expectSame(
          list.comments.some(({ id }) => id === removed.id),
          true,
          'comment',
        );
      },
    },
    {
      title: 'a member who was removed appeals, and belongs again',
      async run(target) {
        const { communityId, personId } = membershipSubjects(subjects).walked;
        const because = { reason: 'advertising', message: 'Twice.' } as const;
        const one = { params: { communityId, userId: personId }, body: { because } };
        await replyTo(target, membership.remove, one, manager);
        const { decisions } = await replyTo(target, moderation.ownDecisions, {}, personId);
        const [ownDecision] = decisions.filter(({ community }) => community.id === communityId);
        expectSame(
          [ownDecision?.deed, ownDecision?.reason, ownDecision?.postId, ownDecision?.canAppeal],
          ['memberRemoved', because.reason, null, true],
          'decision',
        );
        const appealing = { params: { decisionId: ownDecision?.id ?? '' }, body: { words: 'It was one.' } };
        await replyTo(target, moderation.appeal, appealing, personId);
        const place = { params: { id: communityId } };
        const { appeals } = await replyTo(target, moderation.appeals, place, admin);
        const appealId = appeals.find(({ author }) => author?.id === personId)?.id ?? '';
        const answer = { outcome: 'reversed', answer: 'Welcome back.' } as const;
        await replyTo(target, moderation.decideAppeal, { params: { id: communityId, appealId }, body: answer }, admin);
        const body = { pageSize: 1000, filters: { statuses: ['Joined' as const] } };
        const { members } = await replyTo(target, membership.list, { params: { id: communityId }, body }, admin);
        expectSame(members.find(({ userId }) => userId === personId)?.status, 'Joined', 'membership');
      },
    },
  ];
}
