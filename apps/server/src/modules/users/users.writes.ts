import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

/** Disabled since a moment, which ends whatever the person has open by triggers; null: open again. */
export async function setDisabled(tx: Db, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(people).set({ disabledAt }).where(eq(people.id, id));
}
