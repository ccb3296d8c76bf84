import { type ContentChangeKind, type ContentFields, limits } from '@portal/api/contract';
import { deletedSince } from '@portal/rules';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentChanges, contentItems } from '../../db/schema/index.ts';

/** What was deleted so long ago that nobody can take it back, with all that was kept of it. */
export async function forgetDeletedContent(db: Db, now: Date): Promise<void> {
  await db.delete(contentItems).where(lte(contentItems.deletedAt, deletedSince(now)));
}

export type Changes = Partial<
  Pick<typeof contentItems.$inferInsert, 'status' | 'publishFrom' | 'publishUntil' | 'archivedFrom' | 'deletedAt'>
>;

export async function lockItem(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.id, id))
    // What refers to the item, as a bookmark does, is written meanwhile.
    .for('no key update');
}

export async function changeItem(tx: Db, id: string, changes: Changes, revision: number, now: Date): Promise<void> {
  await tx
    .update(contentItems)
    .set({ ...changes, revision, updatedAt: now })
    .where(eq(contentItems.id, id));
}

export async function insertChange(
  tx: Db,
  {
    itemId,
    personId,
    assetIds,
    revision,
    kind,
    fields,
  }: {
    itemId: string;
    personId: string;
    assetIds: string[];
    revision: number;
    kind: ContentChangeKind;
    fields: ContentFields | null;
  },
  now: Date,
): Promise<void> {
  await tx.insert(contentChanges).values({ itemId, revision, at: now, kind, personId, fields, assetIds });
}

export async function deleteOldChanges(tx: Db, itemId: string, revision: number): Promise<void> {
  await tx
    .delete(contentChanges)
    .where(
      and(eq(contentChanges.itemId, itemId), lte(contentChanges.revision, revision - limits.contentItem.versions)),
    );
}

export async function putChange(tx: Db, change: typeof contentChanges.$inferInsert): Promise<void> {
  await tx
    .insert(contentChanges)
    .values(change)
    .onConflictDoUpdate({
      target: [contentChanges.itemId, contentChanges.revision],
      set: { fields: sql`excluded.fields`, assetIds: sql`excluded.asset_ids` },
    });
}
