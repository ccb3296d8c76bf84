import { mentionedIn, type NotificationType, notificationTypes } from '@portal/rules';
import { and, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityPeople, people } from '../../db/schema/index.ts';
import { type } from './notify.queries.ts';

type Activity = typeof activities.$inferInsert;

interface News extends Pick<Activity, 'audience' | 'communityId' | 'at'> {
  type: NotificationType;
  /** What it is about: the same again is told on the same line. */
  about: string;
  /** Whoever did it, who is told nothing of it. */
  initiatorId: string;
  recipientId?: string;
  postId?: string;
  commentId?: string;
  memberId?: string;
  meetingId?: string;
  assetId?: string;
}

/** Lets people know of something, in the transaction in which it happens. */
export async function notify(tx: Db, { about, initiatorId, commentId, at, ...news }: News): Promise<void> {
  const [row] = await tx
    .insert(activities)
    .values({ ...news, cause: causeOf(news.type, about), commentId, at })
    .onConflictDoUpdate({ target: activities.cause, set: { at, commentId: commentId ?? null } })
    .returning({ id: activities.id });
  if (row === undefined) return;
  await tx
    .insert(activityPeople)
    .values({ activityId: row.id, personId: initiatorId, commentId, at })
    .onConflictDoUpdate({
      target: [activityPeople.activityId, activityPeople.personId],
      set: { at, commentId: commentId ?? null },
    });
}

/** Names what happened, so that the same again is told on the same line. */
export function causeOf(type: NotificationType, about: string): string {
  return `${type} ${about}`;
}

interface Mentioning extends Pick<Activity, 'communityId' | 'at'> {
  html: string;
  postId: string;
  commentId?: string;
  initiatorId: string;
}

/** Those whom a text mentions, each once however often it is changed; whether they may read it is found when they ask. */
export async function notifyOfMentions(tx: Db, { html, initiatorId, at, ...place }: Mentioning): Promise<void> {
  const mentioned = mentionedIn(html);
  if (mentioned.length === 0) return;
  const { youWereMentioned: type } = notificationTypes;
  const known = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, mentioned), ne(people.id, initiatorId)));
  const about = place.commentId ?? place.postId;
  const news = known.map(({ id: recipientId }) => {
    const cause = causeOf(type, `${about} ${recipientId}`);
    return { ...place, type, cause, audience: 'person' as const, recipientId, at };
  });
  if (news.length === 0) return;
  const inserted = await tx
    .insert(activities)
    .values(news)
    .onConflictDoNothing({ target: activities.cause })
    .returning({ activityId: activities.id });
  if (inserted.length === 0) return;
  const { commentId } = place;
  await tx.insert(activityPeople).values(inserted.map((one) => ({ ...one, personId: initiatorId, commentId, at })));
}

const { yourPostWasCommented, yourCommentWasReplied, postInYourGroupWasCommented } = notificationTypes;

type WrittenComment = Record<'id' | 'postId' | 'parentCommentId' | 'authorId' | 'createdAt', Placeholder>;

/**
 * Who is told of a comment, as parts of the statement that writes it: the author of what it answers, the author of the post, and those who follow the post.
 * The nearest counts where somebody is more than one of them, which is found when they ask.
 */
export function newsOfComment({ id, postId, parentCommentId, authorId, createdAt }: WrittenComment) {
  const at = sql`${createdAt}::timestamptz`;
  const news = sql`
    select ${type(yourPostWasCommented)} as type, posts.id as about, 'person' as audience, posts.author_id as recipient_id, posts.community_id
      from posts where posts.id = ${postId}::text and posts.author_id <> ${authorId}::text
    union all
    select ${type(yourCommentWasReplied)}, parent.id, 'person', parent.author_id, posts.community_id
      from comments parent join posts on posts.id = parent.post_id where parent.id = ${parentCommentId}::text and parent.author_id <> ${authorId}::text
    union all
    select ${type(postInYourGroupWasCommented)}, posts.id, 'followers', null, posts.community_id from posts where posts.id = ${postId}::text`;
  return {
    told: sql`insert into ${activities} (cause, type, audience, recipient_id, community_id, post_id, comment_id, at)
      select news.type || ' ' || news.about, news.type, news.audience, news.recipient_id, news.community_id, ${postId}::text, ${id}::text, ${at} from (${news}) news
      on conflict (cause) do update set at = excluded.at, comment_id = excluded.comment_id returning id`,
    toldOf: sql`insert into ${activityPeople} (activity_id, person_id, comment_id, at)
      select told.id, ${authorId}::text, ${id}::text, ${at} from told
      on conflict (activity_id, person_id) do update set at = excluded.at, comment_id = excluded.comment_id returning activity_id`,
  };
}
