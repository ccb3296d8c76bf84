import type { Permission } from '@portal/api/contract';
import { communityRolesWith } from '@portal/api/rules';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { hasMark } from '../../db/has-mark.ts';
import { prepared } from '../../db/prepared.ts';
import { textArray } from '../../db/text-array.ts';
import { together } from '../../db/together.ts';
import { communities, people, postLikes, posts, postSaves, postTags, reports, tags } from '../../db/schema/index.ts';
import { askedId, askedOf, askedPlace, type Asking, byPlace, eachLike, inLine, roleIn } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { isMine, mine } from '../community-access/index.ts';
import { assetsJson } from '../files/index.ts';
import { personColumns } from '../people/index.ts';
import { previewJson } from '../previews/index.ts';
import { pendingEditJson } from './pending-edits/repository.ts';
import { pollJson } from './poll/poll-json.ts';

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
  return together(db, name, { id, personId: person.id }, async (line) => {
    const statement = prepared(db, name, () => selectAsked(db, eachLike(person)));
    return byPlace(await statement.execute(inLine(line)), line);
  });
}

function selectAsked(db: Db, person: Asking) {
  return db
    .select({ ...columns(person), place: askedPlace })
    .from(askedOf)
    .innerJoin(posts, eq(posts.id, askedId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(mine, isMine(person));
}
