import { lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dataCopies } from '../../db/schema/index.ts';

/** Forgets copies whose day is over; their bytes go with the files that nobody refers to. */
export async function forgetCopies(db: Db, now: Date): Promise<void> {
  await db.delete(dataCopies).where(lte(dataCopies.expiresAt, now));
}

export async function putCopy(
  tx: Db,
  personId: string,
  values: Omit<typeof dataCopies.$inferInsert, 'personId'>,
): Promise<void> {
  await tx
    .insert(dataCopies)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: dataCopies.personId, set: values });
}
