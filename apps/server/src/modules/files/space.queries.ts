import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

export async function bytesOf(db: Db, personId: string) {
  const [stored] = await db
    .select({ bytes: sum(assets.bytes).mapWith(Number) })
    .from(assets)
    .where(eq(assets.uploadedBy, personId));
  return stored;
}
