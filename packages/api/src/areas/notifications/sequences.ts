import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';
import { notificationTypes as types } from '../../rules/index.ts';
import { postStatuses } from '../posts/statuses.ts';
import type { Notification } from './entities.ts';

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
  const told = async (target: ConformanceTarget, as: string, fits: (news: Notification) => boolean) =>
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
          told(
            target,
            talkedIn.authorId,
            ({ activityType, post }) => activityType === types.yourPostWasCommented && post?.id === talkedIn.id,
          );
        const ofComment = (as: string, commentId: string) =>
          told(target, as, ({ comment }) => comment?.id === commentId);
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
      title: 'who follows a post is told that it was changed, its author is not',
      async run(target) {
        const changed = (as: string) =>
          told(
            target,
            as,
            ({ activityType, post }) => activityType === types.postWasUpdated && post?.id === talkedIn.id,
          );
        target.passTime(aSecond);
        const params = { postId: talkedIn.id };
        await replyTo(target, posts.edit, { params, body: { title: 'Foam or felt' } }, talkedIn.authorId);
        const news = await changed(reader);
        expectSame(typesAndBy(news), [[types.postWasUpdated, nameOf(talkedIn.authorId)]], 'who talks in it');
        expectSame(news[0]?.post?.title, 'Foam or felt', 'as it is now');
        expectSame(await changed(talkedIn.authorId), [], 'its author');
      },
    },
    {
      title: 'a post that is approved is told to its author, and to its readers as a new one',
      async run(target) {
        const ofPost = async (as: string) => typesAndBy(await told(target, as, ({ post }) => post?.id === waiting.id));
        const readerOfIt = subjects.readerOf(waiting);
        expectSame([await ofPost(waiting.authorId), await ofPost(readerOfIt)], [[], []], 'before');
        const params = { communityId: waiting.communityId, postId: waiting.id };
        await replyTo(target, posts.setStatus, { params, body: { status: postStatuses.published } }, admin);
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
            await told(
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
