import { postStatuses, type PostStatus } from '@portal/api/contract';
import { isArchivedAt, statusesToList } from '@portal/rules';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { comments, communities, people, posts, reports } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { Asking } from '../auth/index.ts';
import { isThere, selectComments } from '../comments/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { personColumns } from '../people/index.ts';
import { countPosts, holds, isReadable, keysetShape, newestOf, type PostQuery, selectPosts } from '../posts/index.ts';

interface Paging {
  page: number;
  pageSize: number;
}

const { archived, archivedDueToReported, deleted } = postStatuses;

/** `isModerated()` in SQL: the posts of a community that its access rule has opened. */
function isModerated(person: Asking): SQL | undefined {
  const isPutAway = inArray(posts.status, [archived, archivedDueToReported, deleted]);
  return or(isReadable(person), and(isPutAway, holds(person, 'postEdit')));
}

/** `isReportListed()` in SQL, of posts with a report that nobody has decided about. */
function isReported(person: Asking): SQL | undefined {
  const open = sql`select ${reports.postId} from ${reports} where ${isOpen} and ${isNotNull(reports.postId)}`;
  return and(sql`${posts.status} in (0, 1) and ${posts.id} in (${open})`, isReadable(person));
}

/** The same of comments, under posts that the person reads. */
function isReportedComment(person: Asking): SQL | undefined {
  const open = sql`select ${reports.commentId} from ${reports} where ${isOpen} and ${isNotNull(reports.commentId)}`;
  return and(isThere, sql`${comments.id} in (${open})`, isReadable(person));
}

const isOpen = isNull(reports.resolvedAt);

export function moderatedPosts(
  { status, ...query }: PostQuery & { status?: PostStatus | undefined },
  call: CommunityCall,
) {
  const { id } = call.facts.community;
  const statuses = statusesToList(status);
  const where = and(
    eq(posts.communityId, id),
    statuses === null ? undefined : inArray(posts.status, [...statuses]),
    isModerated(personOf(call)),
  );
  return newestOf(where, query, call.deps.cursors(`posts of ${id} with status ${status ?? 'any'}`, keysetShape), call);
}

export async function reportedPosts({ page, pageSize }: Paging, call: CommunityCall) {
  const person = personOf(call);
  const where = and(eq(posts.communityId, call.facts.community.id), isReported(person));
  const rows = await selectPosts(call.db, person)
    .where(where)
    .orderBy(firstReport(sql`${reports.postId} = ${posts.id}`), asc(posts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countPosts(call.db, where, person) };
}

export async function reportedComments({ page, pageSize }: Paging, call: CommunityCall) {
  const person = personOf(call);
  const where = and(eq(posts.communityId, call.facts.community.id), isReportedComment(person));
  const rows = await selectComments(call.db, person)
    .where(where)
    .orderBy(firstReport(sql`${reports.commentId} = ${comments.id}`), asc(comments.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await call.db
    .select({ total: sql<number>`count(*)::int` })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .where(where);
  return { rows: rows.map(({ total: _, ...row }) => row), total: counted?.total ?? 0 };
}

/** Since when something waits for a decision. */
function firstReport(isOfIt: SQL): SQL {
  return sql`(select min(${reports.createdAt}) from ${reports} where ${isOfIt} and ${isOpen})`;
}

/** What is told of the posts that comments stand under. */
export async function postsAbove(ids: readonly string[], call: CommunityCall) {
  if (ids.length === 0) return [];
  const rows = await call.db
    .select({
      id: posts.id,
      title: posts.title,
      community: { id: communities.id, alias: communities.alias, name: communities.name },
      archivedAt: communities.archivedAt,
    })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .where(inArray(posts.id, [...new Set(ids)]));
  return rows.map(({ archivedAt, community, ...post }) => ({
    ...post,
    community: { ...community, isArchived: isArchivedAt(archivedAt, call.now) },
  }));
}

export async function reportersOf(ids: readonly string[], call: Call) {
  if (ids.length === 0) return [];
  return call.db
    .select(personColumns(personOf(call)))
    .from(people)
    .where(inArray(people.id, [...new Set(ids)]))
    .orderBy(people.id);
}
