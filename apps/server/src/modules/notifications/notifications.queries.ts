import { mostFollowed, mostNotifications, notificationTypes as types, notifiedSince } from '@portal/rules';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import {
  activities,
  activitiesRead,
  activityReads,
  comments,
  communities,
  folderItems,
  meetings,
  people,
  posts,
  postTags,
  reports,
  tags,
} from '../../db/schema/index.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, roleIn } from '../auth/index.ts';
import type { Reader } from '../../http/person.ts';
import { isJoined, isMine, isSeen, mine } from '../community-access/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import * as z from 'zod';
import { personColumns } from '../people/index.ts';
import { isMyPart, isShown, myPart } from '../meetings/index.ts';
import { holds, isReadable } from '../posts/index.ts';

export interface NotificationQuery {
  page: number;
  pageSize: number;
  after?: string | undefined;
  isRead?: boolean | undefined;
}

/** When it last happened, and its id. */
const keysetShape = z.tuple([moment, keyText]);

/** What a person is told of, newest first, and how many there are. They are counted first, which costs less than the least of lists: mostly nothing is unread. */
export async function notificationsOf({ page, pageSize, after, isRead }: NotificationQuery, call: Call) {
  const { db } = call;
  const person = personOf(call);
  const cursor = call.deps.cursors('notifications', keysetShape);
  const [placeAt, placeId] = after === undefined ? [null, null] : cursor.unpack(after);
  const values = {
    ...fillingIn(person, call.now),
    ...{ since: notifiedSince(call.now).toISOString(), until: null, types: null },
    isRead: isRead ?? null,
  };
  const total = await countOf(values, db, person);
  if (total === 0) return { rows: [], nextCursor: null, total };
  const skip = after === undefined ? (page - 1) * pageSize : 0;
  const rows = await lines(db, person).execute({ ...values, placeAt, placeId, take: pageSize + 1, skip });
  return { ...paged(rows, pageSize, ({ at, id }) => [at.toISOString(), String(id)] as const, cursor), total };
}

export interface NewsQuery {
  /** Whatever of these types the person wants to see in the portal. */
  types: readonly number[];
  since: Date;
  /** Null: until now. */
  until: Date | null;
  isRead?: boolean;
  take: number;
}

/** What happened between two moments where a person has a part in it, the newest first, and how much of it there is: what they may open now, whenever it happened. */
export async function newsOf(
  db: Db,
  person: Reader,
  { types: wanted, since, until, isRead, take }: NewsQuery,
  now: Date,
) {
  const values = {
    ...fillingIn(person, now),
    ...{ since: since.toISOString(), until: until?.toISOString() ?? null, types: `{${wanted.join(',')}}` },
    isRead: isRead ?? null,
  };
  const total = await countOf(values, db, person);
  if (total === 0) return { rows: [], total };
  const rows = await lines(db, person).execute({ ...values, placeAt: null, placeId: null, take, skip: 0 });
  return { rows, total };
}

function lines(db: Db, person: Reader) {
  return prepared(db, roleIn('notifications', person), () =>
    select(db, anyoneLike(person)).limit(sql.placeholder('take')).offset(sql.placeholder('skip')),
  );
}

async function countOf(values: Record<string, unknown>, db: Db, person: Reader): Promise<number> {
  const statement = prepared(db, roleIn('count of notifications', person), () => count(db, anyoneLike(person)));
  const [counted] = await statement.execute(values);
  return counted?.total ?? 0;
}

export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>['rows'][number];
export type NewsRow = Awaited<ReturnType<typeof newsOf>>['rows'][number];

const author = alias(people, 'author');
const writer = alias(people, 'writer');
const member = alias(people, 'member');
const whoAt = sql<Date>`who.at`.mapWith(activities.at);

/** Read since it last happened. */
const readAt = sql<Date | null>`coalesce(
  case when ${activityReads.at} >= who.at then ${activityReads.at} end,
  case when ${activitiesRead.until} >= who.at then ${activitiesRead.until} end)`;

/** The open reports that a notification is about. */
const reportReasons = sql<string[]>`case
  when ${activities.type} = ${types.newActionRequestToPost} then array(${reasonsOf(sql`${reports.postId} = ${posts.id}`)})
  when ${activities.type} = ${types.newActionRequestToComment} then array(${reasonsOf(sql`${reports.commentId} = ${activities.commentId}`)})
  else '{}' end`;

function reasonsOf(target: SQL): SQL {
  return sql`select ${reports.reason} from ${reports} where ${target} and ${reports.resolvedAt} is null order by ${reports.createdAt}`;
}

function isFollowed(person: Asking): SQL<boolean> {
  return sql<boolean>`coalesce(${posts.authorId} = ${person.id}, false)
    or exists (select 1 from post_saves where post_id = ${posts.id} and person_id = ${person.id})
    or exists (select 1 from comments theirs where theirs.post_id = ${posts.id} and theirs.author_id = ${person.id} and theirs.deleted_at is null)`;
}

const isBehind = sql`(${sql.placeholder('placeAt')}::timestamptz is null or (who.at, ${activities.id}) < (${sql.placeholder('placeAt')}::timestamptz, ${sql.placeholder('placeId')}::bigint))`;

const isReadWanted = sql`${sql.placeholder('isRead')}::boolean`;

function isListed(person: Asking): SQL | undefined {
  return and(
    isSeen(person, anyMoment),
    isOpen(person),
    isStillSo(person),
    isWanted(person),
    sql`(${sql.placeholder('until')}::timestamptz is null or who.at < ${sql.placeholder('until')}::timestamptz)`,
    sql`(${isReadWanted} is null or (${readAt} is not null) = ${isReadWanted})`,
  );
}

/** The same as the list, without what only its lines show. */
function count(db: Db, person: Asking) {
  return db
    .select({ total: sql<number>`count(*)::int`.as('total') })
    .from(activities)
    .innerJoin(newest(person), sql`newest.id = ${activities.id}`)
    .innerJoin(sql`lateral (${others(person)}) who`, sql`true`)
    .innerJoin(communities, eq(communities.id, activities.communityId))
    .leftJoin(mine, isMine(person))
    .leftJoin(posts, eq(posts.id, activities.postId))
    .leftJoin(meetings, eq(meetings.id, activities.meetingId))
    .leftJoin(myPart, isMyPart(person))
    .leftJoin(
      activityReads,
      and(eq(activityReads.activityId, activities.id), sql`${activityReads.personId} = ${person.id}`),
    )
    .leftJoin(activitiesRead, sql`${activitiesRead.personId} = ${person.id}`)
    .where(isListed(person));
}

function select(db: Db, person: Asking) {
  return db
    .select({
      id: activities.id,
      type: activities.type,
      at: whoAt.as('told_at'),
      readAt: readAt.mapWith(activities.at).as('read_at'),
      initiator: personColumns(person),
      othersCount: sql<number>`(who.people - 1)::int`.as('others_count'),
      community: { id: communities.id, alias: communities.alias, name: communities.name },
      post: { id: posts.id, title: posts.title, type: posts.type },
      author: {
        firstName: sql<string>`${author.firstName}`.as('author_first'),
        lastName: sql<string>`${author.lastName}`.as('author_last'),
      },
      viewsCount: posts.viewsCount,
      commentsCount: posts.commentsCount,
      tags: sql<string[]>`array(select ${tags.name} from ${postTags} join ${tags} on ${tags.id} = ${postTags.tagId}
        where ${postTags.postId} = ${posts.id} order by ${postTags.position}, ${tags.name})`.as('tag_names'),
      reports: reportReasons.as('report_reasons'),
      isFollowed: isFollowed(person).as('is_followed'),
      comment: { id: comments.id, parentCommentId: comments.parentCommentId, likesCount: comments.likesCount },
      writer: {
        firstName: sql<string>`${writer.firstName}`.as('writer_first'),
        lastName: sql<string>`${writer.lastName}`.as('writer_last'),
      },
      asset: { name: folderItems.name, folderId: folderItems.folderId, url: folderItems.url },
      meeting: { id: meetings.id, name: meetings.name },
      member: fullNameOrNull(member).as('member_name'),
    })
    .from(activities)
    .innerJoin(newest(person), sql`newest.id = ${activities.id}`)
    .innerJoin(sql`lateral (${others(person)}) who`, sql`true`)
    .innerJoin(people, sql`${people.id} = who.person_id`)
    .innerJoin(communities, eq(communities.id, activities.communityId))
    .leftJoin(mine, isMine(person))
    .leftJoin(posts, eq(posts.id, activities.postId))
    .leftJoin(author, eq(author.id, posts.authorId))
    .leftJoin(comments, sql`${comments.id} = coalesce(who.comment_id, ${activities.commentId})`)
    .leftJoin(writer, eq(writer.id, comments.authorId))
    .leftJoin(folderItems, eq(folderItems.id, activities.assetId))
    .leftJoin(member, eq(member.id, activities.memberId))
    .leftJoin(meetings, eq(meetings.id, activities.meetingId))
    .leftJoin(myPart, isMyPart(person))
    .leftJoin(
      activityReads,
      and(eq(activityReads.activityId, activities.id), sql`${activityReads.personId} = ${person.id}`),
    )
    .leftJoin(activitiesRead, sql`${activitiesRead.personId} = ${person.id}`)
    .where(and(isListed(person), isBehind))
    .orderBy(sql`who.at desc`, sql`${activities.id} desc`);
}

/** The person may open what it is about: `isOpenNews()` in SQL, with what it names. */
function isOpen(person: Asking): SQL | undefined {
  return and(
    or(communities.isPublic, isJoined(person)),
    sql`(${activities.postId} is null or (${isJoined(person)} and ${isReadable(person)}))`,
    sql`(${activities.meetingId} is null or ${isShown(person, anyMoment)})`,
  );
}

/** It has not been settled since, is nothing that the person is told of already, and not for the record alone (`isShownNotification()`). */
function isStillSo(person: Asking): SQL {
  const isReported = (target: SQL) =>
    sql`exists (select 1 from ${reports} where ${target} and ${reports.resolvedAt} is null)`;
  // As a value rather than `exists`, for which PostgreSQL may read all memberships into memory.
  const status = sql`(select theirs.status from memberships theirs where theirs.community_id = ${activities.communityId} and theirs.person_id = ${activities.memberId})`;
  const hasStatus = sql`${status} = case ${activities.type} when ${types.newAddedMember} then 'Joined' when ${types.newBlockedMember} then 'Blocked' else 'Awaiting' end`;
  // Who was told of an invitation is not told of the meeting again.
  const isInvitedByName = sql`exists (select 1 from ${activities} own where own.audience = 'person' and own.recipient_id = ${person.id} and own.type = ${types.newMeetWasCreated} and own.meeting_id = ${activities.meetingId})`;
  return sql`case
    when ${activities.type} = ${types.newActionRequestToPost} then ${holds(person, 'postDelete')} and ${isReported(sql`${reports.postId} = ${activities.postId}`)}
    when ${activities.type} = ${types.newActionRequestToComment} then ${holds(person, 'commentDelete')} and ${isReported(sql`${reports.commentId} = ${activities.commentId}`)}
    when ${activities.type} in (${types.newActionResolutionToPost}, ${types.newActionResolutionToComment}) then false
    when ${activities.type} = ${types.postInYourGroupWasCommented} then ${posts.authorId} <> ${person.id}
    when ${activities.memberId} is not null then ${hasStatus}
    when ${activities.meetingId} is not null then ${activities.audience} = 'person' or not ${isInvitedByName}
    else true end`;
}

/** It is of a type that is asked for; else they have not said that they do not want to be told of it. */
function isWanted(person: Asking): SQL {
  const wantedTypes = sql`${sql.placeholder('types')}::smallint[]`;
  return sql`case when ${wantedTypes} is not null then ${activities.type} = any(${wantedTypes})
    else not exists (select 1 from notification_settings where person_id = ${person.id} and ${activities.type} = any(unwanted)) end`;
}

/** The latest who did it, but for the person who is told and for comments that answer theirs, which are told of by themselves. */
function others(person: Asking): SQL {
  return sql`select did.person_id, did.at, did.comment_id, count(*) over () as people
    from activity_people did
    left join comments said on said.id = did.comment_id
    left join comments answered on answered.id = said.parent_comment_id
    where did.activity_id = ${activities.id} and did.person_id <> ${person.id} and said.deleted_at is null
      and (${activities.type} not in (${types.yourPostWasCommented}, ${types.postInYourGroupWasCommented}) or coalesce(answered.author_id <> ${person.id}, true))
    order by did.at desc limit 1`;
}

/** Each way to be told gives its newest by its own index, so that the work does not grow with what happens. */
function newest(person: Asking): SQL {
  // All until then is read: of what is unread, nothing older is looked at.
  const since = sql`greatest(${sql.placeholder('since')}::timestamptz, case when not ${isReadWanted} then (select until from activities_read where person_id = ${person.id}) end)`;
  const of = (where: SQL, from: SQL = since) =>
    sql`select id, at from activities where ${where} and at >= ${from} order by at desc nulls last limit ${sql.raw(String(mostNotifications))}`;
  const inCommunity = (audience: SQL) =>
    of(sql`community_id = belonging.community_id and audience = ${audience}`, sql`greatest(${since}, belonging.since)`);
  // Of communities that everybody is in by themselves one is told from the account's making on.
  const belonging = sql`(
    select community_id, role, joined_at as since from memberships where person_id = ${person.id} and status = 'Joined'
    union all
    select id, 'Member', (select created_at from people where id = ${person.id}) from communities where is_auto_join and not exists (
      select 1 from memberships where community_id = communities.id and person_id = ${person.id} and status in ('Joined', 'Blocked'))) belonging`;
  const latest = sql.raw(String(mostFollowed));
  const followed = sql`(
    (select post_id from post_saves where person_id = ${person.id} order by at desc limit ${latest})
    union (select post_id from comments where author_id = ${person.id} and deleted_at is null order by created_at desc nulls last limit ${latest})) followed`;
  return sql`(select id from (
      (${of(sql`audience = 'person' and recipient_id = ${person.id}`)})
      union all (select each.id, each.at from ${belonging} cross join lateral (${inCommunity(sql`'members'`)}) each)
      union all (select each.id, each.at from ${belonging} cross join lateral (${inCommunity(sql`'moderators'`)}) each where belonging.role = 'Moderator')
      union all (select each.id, each.at from ${followed} cross join lateral (${of(sql`post_id = followed.post_id and audience = 'followers'`)}) each)
      union all (${of(sql`audience = 'everyone'`)})
    ) told order by at desc limit ${sql.raw(String(mostNotifications))}) newest`;
}
