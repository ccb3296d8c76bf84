import { and, eq, isNull, sql } from 'drizzle-orm';
import { columnsExcept } from '../../db/columns-except.ts';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { hasMark } from '../../db/has-mark.ts';
import { prepared } from '../../db/prepared.ts';
import { commentLikes, comments, communities, people, posts, reports } from '../../db/schema/index.ts';
import { batched } from '../../db/batched.ts';
import type { Person } from '../../http/person.ts';
import {
  anyoneLike,
  lookupId,
  lookups,
  lookupPlace,
  type Asking,
  eachLike,
  fillingIn,
  inLine,
  roleIn,
} from '../auth/index.ts';
import { isMine, mine } from '../community-access/index.ts';
import { assetsJson } from '../files/index.ts';
import { personColumns } from '../people/index.ts';
import { holds, reportsJson, writtenByJson } from '../posts/index.ts';
import { previewJson } from '../previews/index.ts';

function columns(person: Asking) {
  return {
    ...columnsExcept(comments, 'depth', 'deletedAt', 'authorId', 'actorId'),
    author: personColumns(person),
    writtenBy: writtenByJson(comments.actorId),
    isLiked: hasMark({ target: commentLikes.commentId, personId: commentLikes.personId }, comments.id, person.id),
    isReported: hasMark({ target: reports.commentId, personId: reports.reporterId }, comments.id, person.id),
    mayEdit: holds(person, 'commentEdit').as('may_edit'),
    attachments: assetsJson('comment', comments.id),
    preview: previewJson(comments.id),
    reports: reportsJson(reports.commentId, comments.id, holds(person, 'commentDelete')),
  };
}

function fields(person: Asking) {
  return { ...columns(person), total: posts.commentsCount };
}

/** Comments as one person sees them, a row each; the caller says which and in what order. */
export function selectComments(db: Db, person: Asking) {
  return db
    .select(fields(person))
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .innerJoin(people, eq(people.id, comments.authorId))
    .leftJoin(mine, isMine(person))
    .$dynamic();
}

export type CommentRow = Omit<Awaited<ReturnType<typeof selectComments>>[number], 'total'>;

export const isThere = isNull(comments.deletedAt);

/** The comments of a post, oldest first, flat. */
export async function commentsOfPost(db: Db, postId: string, page: { page: number; pageSize: number }, person: Person) {
  const [take, skip] = [page.pageSize, (page.page - 1) * page.pageSize];
  const name = roleIn('comments', person);
  const found = await batched(
    db,
    `${name}, ${take} behind ${skip}`,
    { id: postId, personId: person.id },
    async (line) => {
      const statement = prepared(db, name, () => selectPages(db, eachLike(person)));
      const rows = await statement.execute({ ...inLine(line), take, skip });
      const byPlace = Map.groupBy(rows, ({ place }) => place);
      return line.map((_, at) => byPlace.get(at + 1) ?? []);
    },
  );
  const total = { total: posts.commentsCount };
  return counted(found, () => db.select(total).from(posts).where(eq(posts.id, postId)));
}

/** A page of each post that is asked about. */
function selectPages(db: Db, person: Asking) {
  // By the name of the table, so that its columns are those of the page.
  const page = db
    .select()
    .from(comments)
    .where(and(eq(comments.postId, posts.id), isThere))
    .orderBy(comments.createdAt, comments.id)
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'))
    .as('comments');
  return db
    .select({ ...fields(person), place: lookupPlace })
    .from(lookups)
    .innerJoin(posts, eq(posts.id, lookupId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .crossJoinLateral(page)
    .innerJoin(people, eq(people.id, comments.authorId))
    .orderBy(lookupPlace, comments.createdAt, comments.id);
}

export async function commentById(db: Db, id: string, person: Person): Promise<CommentRow | null> {
  const statement = prepared(db, roleIn('comment by id', person), () =>
    selectComments(db, anyoneLike(person)).where(and(eq(comments.id, sql.placeholder('id')), isThere)),
  );
  const [row] = await statement.execute({ ...fillingIn(person), id });
  return row ?? null;
}
