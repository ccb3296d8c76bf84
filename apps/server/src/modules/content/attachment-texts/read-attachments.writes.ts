import type { Db } from '../../../db/connect.ts';
import { assetTexts } from '../../../db/schema/index.ts';

export async function insertText(db: Db, assetId: string, words: string, readAt: Date): Promise<void> {
  await db.insert(assetTexts).values({ assetId, words, readAt }).onConflictDoNothing();
}
