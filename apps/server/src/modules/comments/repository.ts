import { and, eq, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm';
import { columnsExcept } from '../../db/columns-except.ts';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { hasMark } from '../../db/has-mark.ts';
import { prepared } from '../../db/prepared.ts';
import { together } from '../../db/together.ts';
import { activities, commentLikes, comments, communities, people, posts, reports } from '../../db/schema/index.ts';
import { ProblemError } from '../../http/problem.ts';
import { newsOfComment, tellOfCommentBefore } from '../activities/index.ts';
import {
  anyoneLike,
  askedId,
  askedOf,
  askedPlace,
  type Asking,
  eachLike,
  fillingIn,
  inLine,
  roleIn,
} from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { isMine, mine } from '../community-access/index.ts';
import { assetsJson } from '../files/index.ts';
import { personColumns, type PersonRow } from '../people/index.ts';
import { previewJson } from '../previews/index.ts';
import { holds, reportsJson, unacceptAnswer, writtenByJson } from '../posts/index.ts';

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
  const found = await together(
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
    .select({ ...fields(person), place: askedPlace })
    .from(askedOf)
    .innerJoin(posts, eq(posts.id, askedId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .crossJoinLateral(page)
    .innerJoin(people, eq(people.id, comments.authorId))
    .orderBy(askedPlace, comments.createdAt, comments.id);
}

export async function commentById(db: Db, id: string, person: Person): Promise<CommentRow | null> {
  const statement = prepared(db, roleIn('comment by id', person), () =>
    selectComments(db, anyoneLike(person)).where(and(eq(comments.id, sql.placeholder('id')), isThere)),
  );
  const [row] = await statement.execute({ ...fillingIn(person), id });
  return row ?? null;
}

export type NewComment = Required<Omit<typeof comments.$inferInsert, 'version' | 'deletedAt' | 'likesCount'>>;

/** With what counts it, in one statement, which also tells what others see of its author. The community is given where all its readers see the comment. */
export async function insertComment(db: Db, values: NewComment, communityId: string | null): Promise<PersonRow> {
  const [author] = await prepared(db, 'comment written', () => writeComment(db)).execute({ ...values, communityId });
  if (author === undefined) throw new Error('A comment was written without an author');
  return author;
}

function writeComment(db: Db) {
  const postId = sql.placeholder('postId');
  const createdAt = sql.placeholder('createdAt');
  const values = {
    id: sql.placeholder('id'),
    postId,
    parentCommentId: sql.placeholder('parentCommentId'),
    depth: sql.placeholder('depth'),
    authorId: sql.placeholder('authorId'),
    actorId: sql.placeholder('actorId'),
    bodyHtml: sql.placeholder('bodyHtml'),
    createdAt,
    updatedAt: sql.placeholder('updatedAt'),
  };
  const written = db.$with('written').as(db.insert(comments).values(values).returning({ authorId: comments.authorId }));
  const counted = db.$with('counted').as(countComment(db, postId, 1).returning({ id: posts.id }));
  const news = newsOfComment({ ...values, postId, createdAt });
  const told = db.$with('told', { id: activities.id }).as(news.told);
  const toldOf = db.$with('told_of', { id: activities.id }).as(news.toldOf);
  const noted = db.$with('noted').as(
    db
      .update(communities)
      .set({ latestActivityAt: sql`${sql.param(createdAt, communities.latestActivityAt)}` })
      .where(eq(communities.id, sql.placeholder('communityId')))
      .returning({ id: communities.id }),
  );
  return db
    .with(written, counted, noted, told, toldOf)
    .select(personColumns({ id: values.authorId }))
    .from(written)
    .innerJoin(people, eq(people.id, written.authorId));
}

/** Changes a comment while the version that was read is still its version. */
export async function updateComment(
  db: Db,
  id: string,
  version: number,
  changes: { bodyHtml: string; updatedAt: Date },
): Promise<void> {
  const rows = await db
    .update(comments)
    .set({ ...changes, version: sql`${comments.version} + 1` })
    .where(and(eq(comments.id, id), isThere, eq(comments.version, version)))
    .returning({ id: comments.id });
  if (rows.length === 0) throw new ProblemError('stale', 'Somebody else has changed this comment meanwhile.');
}

/** Takes a comment away and leaves the answers under it; false when it was gone already. */
export async function markCommentDeleted(db: Db, id: string, postId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(comments)
    .set({ deletedAt: now })
    .where(and(eq(comments.id, id), isThere))
    .returning({ id: comments.id });
  if (rows.length > 0) {
    await countComment(db, postId, -1);
    await unacceptAnswer(db, postId, id);
    await tellOfCommentBefore(db, id);
  }
  return rows.length > 0;
}

/** Puts a comment back where it was; false when it is there. */
export async function restoreComment(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .update(comments)
    .set({ deletedAt: null })
    .where(and(eq(comments.id, id), isNotNull(comments.deletedAt)))
    .returning({ postId: comments.postId });
  if (row !== undefined) await countComment(db, row.postId, 1);
  return row !== undefined;
}

function countComment(db: Db, postId: string | Placeholder, by: 1 | -1) {
  return db
    .update(posts)
    .set({ commentsCount: sql`${posts.commentsCount} + ${by}` })
    .where(eq(posts.id, postId));
}
