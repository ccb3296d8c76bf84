import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { personPreferences } from '../../db/schema/index.ts';

interface Choice {
  personId: string;
  itemId: string;
}

/** Added twice, it is there once. */
export async function addPreference(db: Db, choice: Choice, now: Date): Promise<void> {
  await db
    .insert(personPreferences)
    .values({ ...choice, addedAt: now })
    .onConflictDoNothing();
}

export async function removePreference(db: Db, { personId, itemId }: Choice): Promise<void> {
  await db
    .delete(personPreferences)
    .where(and(eq(personPreferences.personId, personId), eq(personPreferences.itemId, itemId)));
}
