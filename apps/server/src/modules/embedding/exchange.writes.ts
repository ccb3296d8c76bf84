import type { Db } from '../../db/connect.ts';
import { sessions, usedTickets } from '../../db/schema/index.ts';

export function insertUsedTicket(db: Db, hash: string, expiresAt: Date) {
  return db.insert(usedTickets).values({ hash, expiresAt }).onConflictDoNothing().returning({ hash: usedTickets.hash });
}

export async function insertSession(tx: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}
