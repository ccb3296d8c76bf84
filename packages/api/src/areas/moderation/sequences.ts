import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import { statusAsRead } from '../../conformance/status-as-read.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';
import type { WorldPost } from '../../world/world-types.ts';
import { postStatuses } from '../posts/statuses.ts';

export function moderationSequences(subjects: Subjects): Sequence[] {
  const { posts, comments, moderation } = contract;
  const { admin } = subjects;
  const denied = subjects.takePost();
  const archived = subjects.takePost();
  const deleted = subjects.takePost();
  const comment = subjects.takeComment();
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
  ];
}
