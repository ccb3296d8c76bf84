import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, joinQuestions } from '../../db/schema/index.ts';

export async function insertQuestions(
  tx: Db,
  communityId: string,
  added: readonly Omit<typeof joinQuestions.$inferInsert, 'communityId' | 'position'>[],
  last: number,
): Promise<void> {
  await tx
    .insert(joinQuestions)
    .values(added.map((question, index) => ({ ...question, communityId, position: last + 1 + index })));
}

export async function changeQuestion(
  tx: Db,
  id: string,
  question: Partial<typeof joinQuestions.$inferInsert>,
): Promise<void> {
  await tx.update(joinQuestions).set(question).where(eq(joinQuestions.id, id));
}

export function deleteQuestion(db: Db, id: string, communityId: string) {
  return db
    .delete(joinQuestions)
    .where(and(eq(joinQuestions.id, id), eq(joinQuestions.communityId, communityId)))
    .returning({ id: joinQuestions.id });
}

export async function lockCommunity(tx: Db, communityId: string) {
  const [community = null] = await tx
    .select({ isPublic: communities.isPublic, isVisible: communities.isVisible })
    .from(communities)
    .where(eq(communities.id, communityId))
    .for('update');
  return community;
}
