import { lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dataCopies } from '../../db/schema/index.ts';

/** Forgets copies whose day is over; their bytes go with the files that nobody refers to. */
export async function forgetCopies(db: Db, now: Date): Promise<void> {
  await db.delete(dataCopies).where(lte(dataCopies.expiresAt, now));
}
