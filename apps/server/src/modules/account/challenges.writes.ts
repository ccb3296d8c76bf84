import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { loginChallenges } from '../../db/schema/index.ts';

/** Codes that were mailed to somebody open nothing any more. */
export async function deleteChallenges(tx: Db, personId: string): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.personId, personId));
}
