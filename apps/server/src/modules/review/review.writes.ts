import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reviewWords } from '../../db/schema/index.ts';

export function insertReviewWord(db: Db, word: typeof reviewWords.$inferInsert) {
  return db.insert(reviewWords).values(word).onConflictDoNothing().returning({ id: reviewWords.id });
}

export function deleteReviewWord(db: Db, id: string) {
  return db.delete(reviewWords).where(eq(reviewWords.id, id)).returning({ id: reviewWords.id });
}
