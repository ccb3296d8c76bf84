import { lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { firstTimeDrafts } from '../../db/schema/index.ts';

const draftDays = 90;

export async function putDraft(
  tx: Db,
  personId: string,
  draft: Omit<typeof firstTimeDrafts.$inferInsert, 'personId'>,
): Promise<void> {
  await tx
    .insert(firstTimeDrafts)
    .values({ personId, ...draft })
    .onConflictDoUpdate({ target: firstTimeDrafts.personId, set: draft });
}

/** Whoever has not come back for so long begins anew. */
export async function forgetFirstTimeDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(firstTimeDrafts).where(lt(firstTimeDrafts.savedAt, new Date(now.getTime() - draftDays * 86_400_000)));
}
