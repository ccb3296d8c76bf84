import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { communities, folders } from '../../db/schema/index.ts';

/** Those of a community in their order. Nobody else moves or makes one until the transaction ends. */
export async function lockedFolders(tx: Db, communityId: string): Promise<string[]> {
  const isOfCommunity = eq(communities.id, communityId);
  await tx.select({ id: communities.id }).from(communities).where(isOfCommunity).for('no key update');
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(eq(folders.communityId, communityId))
    .orderBy(asc(folders.position), asc(folders.id));
  return rows.map(({ id }) => id);
}

type Ordered = PgTable & { id: PgColumn; position: PgColumn };

export async function putInOrder(tx: Db, table: Ordered, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(table)
    .set({ position: sql`array_position(${sql.param([...ids])}::text[], ${table.id})` })
    .where(inArray(table.id, [...ids]));
}
