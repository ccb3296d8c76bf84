import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { communities, folderItems, folders } from '../../db/schema/index.ts';

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

async function putInOrder(tx: Db, table: Ordered, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(table)
    .set({ position: sql`array_position(${sql.param([...ids])}::text[], ${table.id})` })
    .where(inArray(table.id, [...ids]));
}

export async function insertItem(tx: Db, item: typeof folderItems.$inferInsert): Promise<void> {
  await tx.insert(folderItems).values(item);
}

export function changeItem(
  tx: Db,
  { assetId, folderId, name, description }: { assetId: string; folderId: string; name: string; description: string },
) {
  const isItem = and(eq(folderItems.id, assetId), eq(folderItems.folderId, folderId));
  return tx.update(folderItems).set({ name, description }).where(isItem).returning({ id: folderItems.id });
}

export function deleteItem(tx: Db, id: string, folderId: string) {
  const isItem = and(eq(folderItems.id, id), eq(folderItems.folderId, folderId));
  return tx.delete(folderItems).where(isItem).returning({ assetId: folderItems.assetId });
}

export async function orderItems(tx: Db, ids: readonly string[]): Promise<void> {
  await putInOrder(tx, folderItems, ids);
}

export async function lockFolder(tx: Db, folderId: string, communityId: string) {
  const [folder = null] = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(isHere(folderId, communityId))
    .for('no key update');
  return folder;
}

/** A folder of another community does not exist here. */
function isHere(id: string, communityId: string) {
  return and(eq(folders.id, id), eq(folders.communityId, communityId));
}

export async function insertFolder(tx: Db, folder: typeof folders.$inferInsert): Promise<void> {
  await tx.insert(folders).values(folder);
}

export async function orderFolders(tx: Db, ids: readonly string[]): Promise<void> {
  await putInOrder(tx, folders, ids);
}

export async function changeFolder(
  db: Db,
  { id, communityId, name, description }: { id: string; communityId: string; name: string; description: string },
) {
  const [changed = null] = await db
    .update(folders)
    .set({ name, description })
    .where(isHere(id, communityId))
    .returning({ id: folders.id });
  return changed;
}

export async function deleteFolder(tx: Db, id: string, communityId: string) {
  const [removed = null] = await tx.delete(folders).where(isHere(id, communityId)).returning({ id: folders.id });
  return removed;
}
