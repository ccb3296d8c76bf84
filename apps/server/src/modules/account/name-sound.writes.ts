import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

export async function remove(tx: Db, personId: string): Promise<void> {
  await tx.delete(assets).where(and(eq(assets.ownerKind, 'nameSound'), eq(assets.ownerId, personId)));
}
