import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

/** The first time counts; afterwards nothing changes. */
export async function markFirstLogin(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .update(people)
    .set({ firstLoginAt: now })
    .where(and(eq(people.id, personId), isNull(people.firstLoginAt)));
}
