import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';

export async function insertImpersonation(tx: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}
