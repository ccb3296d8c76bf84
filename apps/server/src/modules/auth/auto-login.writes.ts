import type { Db } from '../../db/connect.ts';
import { usedTickets } from '../../db/schema/index.ts';

export function insertUsedTicket(db: Db, hash: string, expiresAt: Date) {
  return db.insert(usedTickets).values({ hash, expiresAt }).onConflictDoNothing().returning({ hash: usedTickets.hash });
}
