import type { Permission } from '@portal/api/contract';
import { communityRolesWith } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, desc, eq, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { hasMark } from '../../db/has-mark.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, people, postLikes, posts, postSaves, postTags, reports, tags } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { batched } from '../../db/batched.ts';
import { type Call, personOf } from '../../http/call.ts';
import { type Cursor, keyText, moment, paged } from '../../http/cursor.ts';
import type { Person } from '../../http/person.ts';
import {
  anyMoment,
  anyoneLike,
  lookupId,
  lookups,
  lookupPlace,
  type Asking,
  byPlace,
  eachLike,
  fillingIn,
  inLine,
  type Moment,
  roleIn,
} from '../auth/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { isAmongJoined, isJoined, isMine, isSeen, mine } from '../community-access/index.ts';
import { assetsJson } from '../files/index.ts';
import { personColumns } from '../people/index.ts';
import { previewJson } from '../previews/index.ts';
import { pendingEditJson } from './pending-edits/pending-edits.queries.ts';
import { pollJson } from './poll/poll-json.queries.ts';

const isPublic = sql`${posts.status} in (0, 1) and ${posts.visibility} <> 'private'`;

/** A post that not every reader of its community sees: it waits for approval or is private. */
const isLimited = sql`(${posts.status} = 2 or ${posts.visibility} = 'private')`;

/** Of the limited posts, those of the person and those they decide about. */
function isLimitedForMe(person: Asking): SQL {
  const decides = sql`((${posts.status} = 2 and ${holds(person, 'postApprove')}) or (${posts.status} <> 2 and ${holds(person, 'postEdit')}))`;
  return sql`(${isLimited} and ${posts.status} in (0, 1, 2) and (${posts.authorId} = ${person.id} or ${decides}))`;
}

/** In a community that the person may read. */
export function isReadable(person: Asking): SQL | undefined {
  return or(isPublic, isLimitedForMe(person));
}

export interface PostQuery {
  page: number;
  pageSize: number;
  after?: string | undefined;
}

/** In the words of the index, which PostgreSQL would not use for an order that says otherwise where nulls stand. */
const newestFirst = [sql`${posts.createdAt} desc nulls last`, sql`${posts.id} desc nulls last`];

/** When a post was written, and its id. */
export const keysetShape = z.tuple([moment, keyText]);
type Keyset = z.output<typeof keysetShape>;

const keysetOf = (row: PostRow): Keyset => [row.createdAt.toISOString(), row.id];

/** The rows behind a cursor, or on a page by number. */
function window({ after, page, pageSize }: PostQuery, cursor: Cursor<Keyset>) {
  const keyset = after === undefined ? null : cursor.unpack(after);
  return {
    place: keyset,
    skip: keyset ? 0 : (page - 1) * pageSize,
    // One more than asked for tells whether there is more.
    take: pageSize + 1,
  };
}

function isBehind([moment, id]: Keyset | readonly [Placeholder, Placeholder]): SQL {
  return sql`(${posts.createdAt}, ${posts.id}) < (${moment}::timestamptz, ${id})`;
}

/** Of which communities a list is, in words that all its readers share. */
interface Source {
  /** Begins the names of its statements. */
  name: string;
  /** Whether it is of every community there is. */
  isOfAll(person: Asking): boolean;
  where(person: Asking, now: Moment): SQL | undefined;
  /** What its condition wants besides who asks, and when. */
  filled?: Readonly<Record<string, string>>;
}

/** The posts of one community that its access rule has opened. */
export function postsOfCommunity(query: PostQuery, call: CommunityCall) {
  const { id } = call.facts.community;
  return newestIn(ofCommunity(id), query, call.deps.cursors(`posts of ${id}`, keysetShape), call);
}

function ofCommunity(communityId: string): Source {
  const where = () => eq(communities.id, sql.placeholder('communityId'));
  return { name: 'community posts', isOfAll: () => false, where, filled: { communityId } };
}

const ofMine: Source = {
  name: 'feed',
  isOfAll: isStaffLevel,
  where: (person, now) => and(isAmongJoined(person), isSeen(person, now), isJoined(person)),
};

/** The posts of every community the person may read. */
export function feed(query: PostQuery, call: Call) {
  return newestIn(ofMine, query, call.deps.cursors('feed', keysetShape), call);
}

/** Which posts are the newest is found first, and those alone are read in full: the work never grows with the posts there are. */
async function newestIn(source: Source, query: PostQuery, cursor: Cursor<Keyset>, call: Call) {
  const { db } = call;
  const person = personOf(call);
  const { place: keyset, skip, take } = window(query, cursor);
  const name = roleIn(keyset === null ? source.name : `${source.name} behind a place`, person);
  const statement = prepared(db, name, () => selectNewest(db, source, anyoneLike(person), keyset !== null));
  const filled = { ...fillingIn(person, call.now), ...source.filled };
  const [moment, id] = keyset ?? [];
  const found = await statement.execute({ ...filled, moment, id, skip, take, most: skip + take });
  const { rows, total } = await counted(found, () => {
    const counting = roleIn(`how many in ${source.name}`, person);
    return prepared(db, counting, () => selectTotal(db, source, anyoneLike(person))).execute(filled);
  });
  return { ...paged(rows, query.pageSize, keysetOf, cursor), total };
}

function selectNewest(db: Db, source: Source, person: Asking, isAfterKeyset: boolean) {
  const behind = isAfterKeyset ? isBehind([sql.placeholder('moment'), sql.placeholder('id')]) : undefined;
  const ids = source.isOfAll(person)
    ? newestOfAll(db, source, person, behind)
    : newestOfEach(db, source, person, behind);
  return (
    selectPosts(db, person, sql<number>`(${selectTotal(db, source, person)})`)
      // An array, of which PostgreSQL takes it that it is short; of a page whose size is filled in it believes that it is a tenth of all posts.
      .where(sql`${posts.id} = any(array(${ids}))`)
      .orderBy(...newestFirst)
  );
}

/** Nearly every post is one that staff may read, so the newest of all are walked through until the page is full, whatever the number of communities. */
function newestOfAll(db: Db, source: Source, person: Asking, behind: SQL | undefined) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(source.where(person, anyMoment), isReadable(person), behind))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}

/** Each community gives its newest posts by its own index: the work grows with the page and the communities. */
function newestOfEach(db: Db, source: Source, person: Asking, behind: SQL | undefined) {
  // Two lists rather than one condition: PostgreSQL would take the alternative for rare and sort every post instead.
  const candidates = (which: SQL) =>
    db
      .select({ id: posts.id, createdAt: posts.createdAt })
      .from(posts)
      .where(and(eq(posts.communityId, communities.id), which, behind))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('most'));
  const newest = unionAll(candidates(isPublic), candidates(isLimitedForMe(person))).as('newest');
  return db
    .select({ id: newest.id })
    .from(communities)
    .leftJoin(mine, isMine(person))
    .crossJoinLateral(newest)
    .where(source.where(person, anyMoment))
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}

/** The posts that a condition finds, which says too what the person may see. */
export async function newestOf(where: SQL | undefined, query: PostQuery, cursor: Cursor<Keyset>, call: Call) {
  const { db } = call;
  const person = personOf(call);
  const { place: keyset, skip, take } = window(query, cursor);
  const rows = await selectPosts(db, person)
    .where(and(where, keyset ? isBehind(keyset) : undefined))
    .orderBy(...newestFirst)
    .limit(take)
    .offset(skip);
  return { ...paged(rows, query.pageSize, keysetOf, cursor), total: await countPosts(db, where, person) };
}

/** How many posts of an author the person may read. */
export async function countOfAuthor(db: Db, authorId: string, person: Person, now: Date): Promise<number> {
  const where = and(eq(posts.authorId, authorId), isSeen(person, now), isJoined(person), isReadable(person));
  return countPosts(db, where, person);
}

/** How many posts a condition finds. */
export async function countPosts(db: Db, where: SQL | undefined, person: Person): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(where);
  return row?.total ?? 0;
}

/** Sums what the communities have counted already, plus the few limited posts: no walk over all posts. */
function selectTotal(db: Db, source: Source, person: Asking) {
  if (source.isOfAll(person)) return selectTotalOfAll(db, source, person);
  const limited = db
    .select({ one: sql`1` })
    .from(posts)
    .where(and(eq(posts.communityId, communities.id), isLimitedForMe(person)));
  return db
    .select({
      total: sql<number>`coalesce(sum(${communities.postsCount} + (select count(*) from (${limited}) limited)), 0)::int`,
    })
    .from(communities)
    .leftJoin(mine, isMine(person))
    .where(source.where(person, anyMoment));
}

/** The same where every community counts: their limited posts are counted together, by an index of those alone. */
function selectTotalOfAll(db: Db, source: Source, person: Asking) {
  const where = source.where(person, anyMoment);
  const limited = db
    .select({ one: sql`count(*)` })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(and(where, isLimitedForMe(person)));
  return db
    .select({ total: sql<number>`(coalesce(sum(${communities.postsCount}), 0) + (${limited}))::int` })
    .from(communities)
    .where(where);
}

export interface ReportRow {
  id: string;
  userId: string;
  reason: string;
  createdAt: string;
}

/** The open reports of a post or comment; only who decides about them gets them. */
export function reportsJson(
  target: typeof reports.postId | typeof reports.commentId,
  targetId: PgColumn,
  mayDecide: SQL,
) {
  return sql<ReportRow[]>`case when ${mayDecide} then coalesce((
    select json_agg(json_build_object('id', ${reports.id}, 'userId', ${reports.reporterId}, 'reason', ${reports.reason}, 'createdAt', ${reports.createdAt}) order by ${reports.createdAt}, ${reports.id})
    from ${reports} where ${target} = ${targetId} and ${reports.resolvedAt} is null), '[]'::json) else '[]'::json end`;
}

/** `permissionsIn()` in SQL, for what does not depend on writing there: the person holds it everywhere, or by their role in the community of the row. */
export function holds(person: Asking, flag: Exclude<Permission, 'postCreate' | 'commentCreate'>): SQL<boolean> {
  if (person.permissions.has(flag)) return sql<boolean>`true`;
  return sql<boolean>`coalesce(${mine.status} = 'Joined' and ${mine.role} = any(${textArray(communityRolesWith(flag))}), false)`;
}

/** Who wrote a post or comment while they acted for its author; null where that was the author. */
export function writtenByJson(actorId: PgColumn) {
  const actor = alias(people, 'actor');
  return sql<{ id: string; name: string } | null>`(
    select json_build_object('id', ${actor.id}, 'name', ${actor.firstName} || ' ' || ${actor.lastName}) from ${people} actor where ${actor.id} = ${actorId})`;
}

function columns(person: Asking) {
  return {
    id: posts.id,
    communityId: posts.communityId,
    community: { id: communities.id, alias: communities.alias, name: communities.name },
    archivedAt: communities.archivedAt,
    author: personColumns(person),
    writtenBy: writtenByJson(posts.actorId),
    title: posts.title,
    bodyHtml: posts.bodyHtml,
    imageAssetId: posts.imageAssetId,
    type: posts.type,
    visibility: posts.visibility,
    status: posts.status,
    isFrozen: posts.isFrozen,
    isQuestion: posts.isQuestion,
    acceptedCommentId: posts.acceptedCommentId,
    poll: pollJson(person),
    preview: previewJson(posts.id),
    likesCount: posts.likesCount,
    commentsCount: posts.commentsCount,
    viewsCount: posts.viewsCount,
    createdAt: posts.createdAt,
    updatedAt: posts.updatedAt,
    version: posts.version,
    isLiked: hasMark({ target: postLikes.postId, personId: postLikes.personId }, posts.id, person.id),
    isSaved: hasMark({ target: postSaves.postId, personId: postSaves.personId }, posts.id, person.id),
    isReported: hasMark({ target: reports.postId, personId: reports.reporterId }, posts.id, person.id),
    mayEdit: holds(person, 'postEdit').as('may_edit'),
    mayApprove: holds(person, 'postApprove').as('may_approve'),
    isRequirePostApproval: communities.isRequirePostApproval,
    isRequireEditApproval: communities.isRequireEditApproval,
    pendingEdit: pendingEditJson(person, holds(person, 'postApprove')),
    tags: sql<{ id: string; name: string }[]>`coalesce((
      select json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${postTags.position}, ${tags.name})
      from ${postTags} join ${tags} on ${tags.id} = ${postTags.tagId} where ${postTags.postId} = ${posts.id}), '[]'::json)`,
    attachments: assetsJson('post', posts.id),
    reports: reportsJson(reports.postId, posts.id, holds(person, 'postDelete')),
  };
}

/** Posts as one person sees them, a row each; the caller says which and in what order, and how many there are in all where that is asked for. */
export function selectPosts(db: Db, person: Asking, total = sql<number>`0`) {
  return db
    .select({ ...columns(person), total })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(mine, isMine(person))
    .$dynamic();
}

export type PostRow = Omit<Awaited<ReturnType<typeof selectPosts>>[number], 'total'>;

export async function postById(db: Db, id: string, person: Person): Promise<PostRow | null> {
  const name = roleIn('posts by id', person);
  return batched(db, name, { id, personId: person.id }, async (line) => {
    const statement = prepared(db, name, () => selectRequested(db, eachLike(person)));
    return byPlace(await statement.execute(inLine(line)), line);
  });
}

function selectRequested(db: Db, person: Asking) {
  return db
    .select({ ...columns(person), place: lookupPlace })
    .from(lookups)
    .innerJoin(posts, eq(posts.id, lookupId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(mine, isMine(person));
}
