import { notificationTypes as types } from '@portal/rules';
import { eq } from 'drizzle-orm';
import {
  activities,
  activityPeople,
  assets,
  commentLikes,
  comments,
  communities,
  communityDays,
  folderItems,
  folders,
  joinAnswers,
  linkPreviews,
  meetingFavourites,
  meetingPeople,
  meetings,
  memberships,
  moderationAppeals,
  moderationLog,
  people,
  pollOptions,
  pollVotes,
  postLikes,
  postPolls,
  posts,
  postSaves,
  postTags,
  postViews,
  reports,
  textLinks,
} from '../db/schema/index.ts';
import { askerNames as askers, markedIds, markedTag, wordOf } from './stored-place.ts';
import type { TestServer } from './test-server.ts';
import { tinyPicture } from './tiny-picture.ts';

const html = (what: string) => `<p>${wordOf(what)}</p>`;
const written = (at: Date) => ({ createdAt: at, updatedAt: at });

/** What is behind the door of the kept place, and what all the askers did there while it was theirs too. */
export async function seedMarkedContent(server: TestServer): Promise<void> {
  const at = server.clock.now();
  await seedPerson(server, at);
  await seedPosts(server, at);
  await seedMeeting(server, at);
  await seedFiles(server, at);
  await seedNews(server, at);
  await seedDecision(server, at);
  const day = { day: '2026-03-01', members: 2, joined: 1, readers: 1, posts: 2, questions: 1 };
  await server.db.insert(communityDays).values({ communityId: markedIds.community, ...day });
}

async function seedPerson({ db }: TestServer, at: Date): Promise<void> {
  const place = { communityId: markedIds.community, status: 'Joined' as const, joinedAt: at, updatedAt: at };
  await db.insert(people).values({
    ...{ id: markedIds.person, email: `${wordOf('mail')}@example.org`, passwordHash: '', firstName: wordOf('person') },
    ...{ lastName: wordOf('family'), contactTypes: ['Member'], createdAt: at },
  });
  await db.insert(memberships).values({ ...place, personId: markedIds.person, role: 'Editor' });
  await db
    .update(communities)
    .set({ aboutHtml: html('about') })
    .where(eq(communities.id, markedIds.community));
  const answer = { questionId: markedIds.question, answer: wordOf('answer'), answeredAt: at };
  await db.insert(joinAnswers).values(askers.map((personId) => ({ ...answer, personId })));
}

/** A question with a poll, the preview of a page and an accepted answer, a post that waits, and a post and a comment by each of the askers. */
async function seedPosts({ db }: TestServer, at: Date): Promise<void> {
  const post = {
    communityId: markedIds.community,
    status: 1,
    title: wordOf('title'),
    bodyHtml: html('body'),
    ...written(at),
  };
  const ofAskers = askers.map((authorId) => ({ ...post, id: `${markedIds.post}-${authorId}`, authorId }));
  const counts = { likesCount: askers.length, commentsCount: 1 + askers.length, viewsCount: askers.length };
  await db
    .insert(posts)
    .values([
      { ...post, ...counts, id: markedIds.post, authorId: markedIds.person, isQuestion: true },
      { ...post, id: `${markedIds.post}-pending`, authorId: markedIds.person, status: 2 },
      ...ofAskers,
    ]);
  await db.insert(postTags).values({ postId: markedIds.post, tagId: markedTag });
  const comment = { postId: markedIds.post, bodyHtml: html('comment'), ...written(at) };
  await db
    .insert(comments)
    .values([
      { ...comment, id: markedIds.comment, authorId: markedIds.person },
      ...askers.map((authorId) => ({ ...comment, id: `${markedIds.comment}-${authorId}`, authorId })),
    ]);
  const report = { reporterId: markedIds.person, reason: wordOf('reason'), createdAt: at };
  await db.insert(reports).values([
    { ...report, id: `${markedIds.post}-report`, postId: markedIds.post },
    { ...report, id: `${markedIds.comment}-report`, commentId: markedIds.comment },
  ]);
  await db.update(posts).set({ acceptedCommentId: markedIds.comment }).where(eq(posts.id, markedIds.post));
  const poll = { postId: markedIds.post, isMultiple: false, results: 'always' as const, votersCount: askers.length };
  await db.insert(postPolls).values(poll);
  const option = { postId: markedIds.post, text: wordOf('option'), votesCount: askers.length };
  await db.insert(pollOptions).values([
    { ...option, id: markedIds.option, position: 0 },
    { ...option, id: `${markedIds.option}-2`, position: 1 },
  ]);
  await seedPreview(db, at);
  for (const personId of askers) {
    const own = { postId: markedIds.post, personId, at };
    for (const table of [postLikes, postSaves, postViews]) await db.insert(table).values(own);
    await db.insert(pollVotes).values({ ...own, optionIds: [markedIds.option] });
    await db.insert(commentLikes).values({ commentId: markedIds.comment, personId, at });
  }
}

/** Of a page that the post and its comment link to. */
async function seedPreview(db: TestServer['db'], at: Date): Promise<void> {
  const { preview: id, previewFile: imageAssetId, post: postId, comment: commentId } = markedIds;
  const url = `https://${wordOf('page')}.example.org/`;
  const words = { title: wordOf('preview'), description: wordOf('previewabout'), siteName: wordOf('previewsite') };
  await db.insert(linkPreviews).values({ id, url, ...words, imageAssetId, askedAt: at, readAt: at });
  await db.insert(textLinks).values([
    { textId: postId, postId, url },
    { textId: commentId, postId, commentId, url },
  ]);
}

/** What a moderator decided about what somebody wrote who still belongs, and what they said against it. */
async function seedDecision({ db }: TestServer, at: Date): Promise<void> {
  const place = { communityId: markedIds.community, postId: markedIds.post, subject: wordOf('title') };
  const [decision] = await db
    .insert(moderationLog)
    .values({ ...place, deed: 'postDeclined', actorId: 'moderator', personId: markedIds.person, at })
    .returning({ id: moderationLog.id });
  if (decision === undefined) return;
  const appeal = {
    id: `${markedIds.post}-appeal`,
    communityId: markedIds.community,
    authorId: markedIds.person,
    createdAt: at,
  };
  await db.insert(moderationAppeals).values({ ...appeal, decisionId: decision.id, words: wordOf('appeal') });
}

/** For its members and on their dashboard; every asker was invited, goes, and has it among the favourites. */
async function seedMeeting({ db }: TestServer, at: Date): Promise<void> {
  const [startAt, endAt] = [7, 8].map((days) => new Date(at.getTime() + days * 86_400_000)) as [Date, Date]; // Two days make two moments.
  await db.insert(meetings).values({
    ...{
      id: markedIds.meeting,
      communityId: markedIds.community,
      createdBy: markedIds.person,
      visible: 2,
      zone: 'Australia/Sydney',
    },
    ...{ name: wordOf('meeting'), description: wordOf('description'), link: `https://${wordOf('link')}.example.org` },
    ...{ number: wordOf('number'), password: wordOf('password'), startAt, endAt, duration: 1440, createdAt: at },
    ...{ notifiedAt: at, publishedAt: at, calendarRevisedAt: at },
  });
  const own = askers.map((personId) => ({ meetingId: markedIds.meeting, personId, at }));
  await db.insert(meetingPeople).values(own.map((one) => ({ ...one, isInvited: true, status: 1 as const })));
  await db.insert(meetingFavourites).values(own);
}

async function seedFiles({ db, deps }: TestServer, at: Date): Promise<void> {
  const { community, folder, item, file, post, postFile, meeting, meetingFile, preview, previewFile, person } =
    markedIds;
  const folderWords = { name: wordOf('folder'), description: wordOf('folderabout') };
  await db.insert(folders).values({ ...folderWords, id: folder, communityId: community, position: 0, createdAt: at });
  const files = [
    { id: file, ownerKind: 'folder', ownerId: folder },
    { id: postFile, ownerKind: 'post', ownerId: post },
    { id: meetingFile, ownerKind: 'meeting', ownerId: meeting },
    { id: previewFile, ownerKind: 'linkPreview', ownerId: preview },
  ] as const;
  for (const one of files) {
    const bytes = tinyPicture(one.id);
    const kind = { type: 'image/png', bytes: bytes.byteLength, hash: await deps.files.put(bytes) };
    const name = `${wordOf(one.ownerKind)}file.png`;
    await db.insert(assets).values({ ...one, ...kind, name, uploadedBy: person, createdAt: at });
  }
  const shared = { folderId: folder, name: wordOf('item'), createdAt: at };
  await db.insert(folderItems).values([
    { ...shared, id: item, assetId: file, position: 0 },
    { ...shared, id: `${item}-link`, url: `https://${wordOf('url')}.example.org`, position: 1 },
  ]);
}

/** Of each way to be told of what is there one, and to every asker by name. */
async function seedNews({ db }: TestServer, at: Date): Promise<void> {
  const about = { communityId: markedIds.community, postId: markedIds.post, at };
  const news = [
    { ...about, type: types.newPostWasCreated, audience: 'members' },
    { ...about, type: types.postInYourGroupWasCommented, audience: 'followers', commentId: markedIds.comment },
    { ...about, type: types.newAssetWasCreated, audience: 'members', postId: null, assetId: markedIds.item },
    { ...about, type: types.newAddedMember, audience: 'moderators', postId: null, memberId: markedIds.person },
    ...askers.flatMap((recipientId) => [
      {
        ...about,
        type: types.youWereMentioned,
        audience: 'person',
        recipientId,
        commentId: markedIds.comment,
      } as const,
      {
        ...about,
        type: types.newMeetWasCreated,
        audience: 'person',
        recipientId,
        meetingId: markedIds.meeting,
      } as const,
    ]),
  ] as const;
  const inserted = await db
    .insert(activities)
    .values(news.map((one, index) => ({ ...one, cause: `${markedIds.post} ${index}` })))
    .returning({ activityId: activities.id });
  await db.insert(activityPeople).values(inserted.map((one) => ({ ...one, personId: markedIds.person, at })));
}
