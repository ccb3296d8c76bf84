import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentChanges } from '../../db/schema/index.ts';

export async function changeWithText(tx: Db, itemId: string) {
  const [known] = await tx
    .select({ revision: contentChanges.revision })
    .from(contentChanges)
    .where(and(eq(contentChanges.itemId, itemId), isNotNull(contentChanges.fields)))
    .limit(1);
  return known;
}
