import { editAsRead } from '../../conformance/edit-as-read.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import { statusAsRead } from '../../conformance/status-as-read.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract, type Notification, postStatuses } from '@portal/api/contract';
import { notificationTypes as types } from '@portal/rules';

const { comments, membership, notifications, posts } = contract;
const aSecond = 1000;

export function notificationsSequences(subjects: Subjects): Sequence[] {
  const { world, admin } = subjects;
  const talkedIn = subjects.takePost();
  const waiting = subjects.takeWaitingPost();
  const [reader, other] = [subjects.readerOf(talkedIn), subjects.readerOf(talkedIn, subjects.readerOf(talkedIn))];
  const { communityId } = talkedIn;
  const nameOf = (personId: string) => {
    const { firstName = '', lastName = '' } = world.people.find(({ id }) => id === personId) ?? {};
    return `${firstName} ${lastName}`;
  };
  const notificationsOf = async (target: ConformanceTarget, as: string, fits: (news: Notification) => boolean) =>
    (await replyTo(target, notifications.list, { query: { pageSize: 100 } }, as)).notifications
      .filter(fits)
      .map(({ activityType: type, initiatorUser: by, ...news }) => ({
        type,
        by: `${by.firstName} ${by.lastName}`,
        ...news,
      }));
  const typesAndBy = (news: readonly { type: number; by: string }[]) =>
    news.map(({ type, by }) => [type, by]).toSorted(([a], [b]) => Number(a) - Number(b));
  async function write(target: ConformanceTarget, as: string, body: string, parentCommentId?: string): Promise<string> {
    target.passTime(aSecond);
    const params = { postId: talkedIn.id };
    return (await replyTo(target, comments.create, { params, body: { body, parentCommentId } }, as)).id;
  }
  return [
    {
      title:
        'comments on a post are one line to its author, an answer is told to whom it answers, and a mention to whom it names',
      async run(target) {
        const linesOfAuthor = () =>
          notificationsOf(
            target,
            talkedIn.authorId,
            ({ activityType, post }) => activityType === types.yourPostWasCommented && post?.id === talkedIn.id,
          );
        const ofComment = (as: string, commentId: string) =>
          notificationsOf(target, as, ({ comment }) => comment?.id === commentId);
        const first = await write(target, reader, '<p>Felt.</p>');
        const [line, ...more] = await linesOfAuthor();
        expectSame([line?.by, line?.comment?.id, more.length], [nameOf(reader), first, 0], 'the first comment');
        expectSame(await ofComment(reader, first), [], 'whoever wrote it');
        const second = await write(target, other, '<p>Foam.</p>');
        const [both, ...rest] = await linesOfAuthor();
        expectSame([both?.by, both?.comment?.id, rest.length], [nameOf(other), second, 0], 'the second comment');
        expectSame((both?.othersCount ?? 0) > 0, true, 'with others');
        const answer = await write(target, talkedIn.authorId, '<p>Thank you.</p>', first);
        const author = nameOf(talkedIn.authorId);
        expectSame(
          typesAndBy(await ofComment(reader, answer)),
          [[types.yourCommentWasReplied, author]],
          'whom it answers',
        );
        expectSame(
          typesAndBy(await ofComment(other, answer)),
          [[types.postInYourGroupWasCommented, author]],
          'who talks in the post',
        );
        const naming = await write(target, other, `<p>Ask <span data-mention="${reader}">@them</span>.</p>`);
        expectSame(
          typesAndBy(await ofComment(reader, naming)).filter(([type]) => type === types.youWereMentioned),
          [[types.youWereMentioned, nameOf(other)]],
          'whom it names',
        );
      },
    },
    {
      title: 'of two comments by one person the earlier is told once the later is deleted',
      async run(target) {
        const line = async () => {
          const news = await notificationsOf(
            target,
            talkedIn.authorId,
            ({ activityType, post }) => activityType === types.yourPostWasCommented && post?.id === talkedIn.id,
          );
          return news.map(({ by, comment }) => [by, comment?.id]);
        };
        const first = await write(target, other, '<p>Felt, rather.</p>');
        const second = await write(target, other, '<p>Or cork.</p>');
        expectSame(await line(), [[nameOf(other), second]], 'both');
        const params = { postId: talkedIn.id, commentId: second };
        await replyTo(target, comments.delete, { params }, other);
        expectSame(await line(), [[nameOf(other), first]], 'the earlier one');
      },
    },
    {
      title: 'all is read until the newest that was seen, and what has come since is not',
      async run(target) {
        const unread = async () =>
          (await replyTo(target, notifications.list, { query: { isRead: false, pageSize: 100 } }, talkedIn.authorId))
            .notifications;
        await write(target, reader, '<p>Felt again.</p>');
        const [seen] = await unread();
        const answered = await write(target, other, '<p>Foam again.</p>');
        const query = { until: seen?.createdAt ?? '' };
        await replyTo(target, notifications.setAllAsRead, { query }, talkedIn.authorId);
        expectSame(
          (await unread()).map(({ comment }) => comment?.id),
          [answered],
          'unread',
        );
        await replyTo(target, notifications.setAllAsRead, {}, talkedIn.authorId);
        expectSame(await unread(), [], 'all of them');
      },
    },
    {
      title: 'members are told of a file, and moderators of reports until they are settled',
      async run(target) {
        const { member, joined } = subjects;
        const folderId = world.folders.find((folder) => folder.communityId === joined.id)?.id ?? '';
        const link = { name: 'Films of the hand', description: 'Six of them.', link: 'https://example.org/films' };
        const params = { id: joined.id, folderId };
        const wishes = { notificationActivityTypes: [types.newAssetWasCreated] };
        await replyTo(target, notifications.saveSettings, { body: wishes }, member);
        await replyTo(target, contract.folders.addAsset, { params, body: link }, admin);
        const ofFile = await notificationsOf(target, member, ({ asset }) => asset?.name === link.name);
        expectSame(typesAndBy(ofFile), [[types.newAssetWasCreated, nameOf(admin)]], 'of the file');
        const moderator =
          world.memberships.find((one) => one.communityId === communityId && one.role === 'Moderator')?.personId ?? '';
        const body = { message: 'privacy concerns' };
        await replyTo(target, posts.report, { params: { id: talkedIn.id }, body }, reader);
        const ofReport = () =>
          notificationsOf(
            target,
            moderator,
            ({ activityType, post }) => activityType === types.newActionRequestToPost && post?.id === talkedIn.id,
          );
        const [report, ...more] = await ofReport();
        expectSame(
          [report?.by, report?.post?.reports.map(({ message }) => message), more.length],
          [nameOf(reader), [body.message], 0],
          'of the report',
        );
        const { archivedDueToReported, published } = postStatuses;
        const archiving = await statusAsRead(target, talkedIn.id, archivedDueToReported, admin);
        await replyTo(target, posts.setStatus, archiving, admin);
        expectSame((await ofReport()).length, 0, 'once it is settled');
        const { params: onPost, body: decided } = archiving;
        const restoring = { params: onPost, body: { status: published, version: decided.version + 1 } };
        await replyTo(target, posts.setStatus, restoring, admin);
      },
    },
    {
      title: 'who follows a post is told that it was changed, its author is not',
      async run(target) {
        const changed = (as: string) =>
          notificationsOf(
            target,
            as,
            ({ activityType, post }) => activityType === types.postWasUpdated && post?.id === talkedIn.id,
          );
        target.passTime(aSecond);
        const { input } = await editAsRead(target, talkedIn.id, { title: 'Foam or felt' }, talkedIn.authorId);
        await replyTo(target, posts.edit, input, talkedIn.authorId);
        const news = await changed(reader);
        expectSame(typesAndBy(news), [[types.postWasUpdated, nameOf(talkedIn.authorId)]], 'who talks in it');
        expectSame(news[0]?.post?.title, 'Foam or felt', 'as it is now');
        expectSame(await changed(talkedIn.authorId), [], 'its author');
      },
    },
    {
      title: 'a post that is approved is told to its author, and to its readers as a new one',
      async run(target) {
        const ofPost = async (as: string) =>
          typesAndBy(await notificationsOf(target, as, ({ post }) => post?.id === waiting.id));
        const readerOfIt = subjects.readerOf(waiting);
        expectSame([await ofPost(waiting.authorId), await ofPost(readerOfIt)], [[], []], 'before');
        const approving = await statusAsRead(target, waiting.id, postStatuses.published, admin);
        await replyTo(target, posts.setStatus, approving, admin);
        expectSame(await ofPost(waiting.authorId), [[types.yourPostWasApproved, nameOf(admin)]], 'its author');
        expectSame(await ofPost(readerOfIt), [[types.newPostWasCreated, nameOf(waiting.authorId)]], 'its readers');
      },
    },
    {
      title: 'moderators are told who keeps a person out and who lets them in, as long as it is so',
      async run(target) {
        const moderator =
          world.memberships.find((one) => one.communityId === communityId && one.role === 'Moderator')?.personId ?? '';
        const ofMember = async () =>
          typesAndBy(
            await notificationsOf(
              target,
              moderator,
              ({ community, member }) => community?.id === communityId && member?.memberFullName === nameOf(other),
            ),
          );
        const params = { id: communityId };
        const users = [{ userId: other, reason: 'Advertises a course' }];
        await replyTo(target, membership.block, { params, body: { users } }, admin);
        expectSame(await ofMember(), [[types.newBlockedMember, nameOf(admin)]], 'kept out');
        await replyTo(target, membership.unblock, { params, body: { userIds: [other] } }, admin);
        expectSame(await ofMember(), [], 'let go');
        await replyTo(target, membership.add, { params, body: { userIds: [other] } }, admin);
        expectSame(await ofMember(), [[types.newAddedMember, nameOf(admin)]], 'let in');
      },
    },
  ];
}
