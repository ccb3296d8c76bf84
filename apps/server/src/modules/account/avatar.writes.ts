import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function setAvatar(tx: Db, avatarAssetId: string, personId: string): Promise<void> {
  await tx.update(people).set({ avatarAssetId }).where(eq(people.id, personId));
}
