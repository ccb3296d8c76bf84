import { and, eq, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { activities, comments, communities, people, posts } from '../../db/schema/index.ts';
import { ProblemError } from '../../http/problem.ts';
import { newsOfComment, notifyOfCommentBefore } from '../activities/index.ts';
import { personColumns, type PersonRow } from '../people/index.ts';
import { unacceptAnswer } from '../posts/index.ts';
import { isThere } from './comments.queries.ts';

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
    await notifyOfCommentBefore(db, id);
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
