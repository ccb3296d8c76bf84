import type { Db } from '../../db/connect.ts';
import { firstTimeDrafts } from '../../db/schema/index.ts';

export async function putDraft(
  tx: Db,
  personId: string,
  kept: Omit<typeof firstTimeDrafts.$inferInsert, 'personId'>,
): Promise<void> {
  await tx
    .insert(firstTimeDrafts)
    .values({ personId, ...kept })
    .onConflictDoUpdate({ target: firstTimeDrafts.personId, set: kept });
}
