import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';
import { segmentIds } from '../community-access/index.ts';

/** A community as it stands, kept from changing until the transaction ends; null once it is deleted. */
export async function lockCommunity(tx: Db, id: string) {
  const { version, aliveStartAt, aliveEndAt, archivedAt } = communities;
  const [row = null] = await tx
    .select({ version, aliveStartAt, aliveEndAt, archivedAt, segmentIds })
    .from(communities)
    .where(and(eq(communities.id, id), isNull(communities.deletedAt)))
    .for('update');
  return row;
}

export async function insertCommunity(tx: Db, community: typeof communities.$inferInsert): Promise<void> {
  await tx.insert(communities).values(community);
}

export async function changeCommunity(
  tx: Db,
  id: string,
  changes: Partial<typeof communities.$inferInsert>,
): Promise<void> {
  await tx.update(communities).set(changes).where(eq(communities.id, id));
}

export async function markRemoved(db: Db, communityId: string, now: Date) {
  const [removed = null] = await db
    .update(communities)
    .set({ deletedAt: now })
    .where(and(eq(communities.id, communityId), isNull(communities.deletedAt)))
    .returning({ id: communities.id });
  return removed;
}
