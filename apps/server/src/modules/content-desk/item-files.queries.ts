import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

export async function countUploads(tx: Db, id: string, kind: 'news' | 'page' | 'resource') {
  const [sent] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(assets)
    .where(and(eq(assets.ownerKind, kind), eq(assets.ownerId, id)));
  return sent;
}
