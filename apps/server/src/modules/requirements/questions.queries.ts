import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinQuestions } from '../../db/schema/index.ts';

export function questionPositions(tx: Db, communityId: string) {
  return tx
    .select({ id: joinQuestions.id, position: joinQuestions.position })
    .from(joinQuestions)
    .where(eq(joinQuestions.communityId, communityId));
}
