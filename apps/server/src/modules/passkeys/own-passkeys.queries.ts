import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys } from '../../db/schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** The newest first. */
export function passkeysOf(db: Db, personId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}
