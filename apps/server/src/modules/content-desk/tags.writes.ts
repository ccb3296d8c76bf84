import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { tags } from '../../db/schema/index.ts';

/** It stays until this is done, and may be given to something meanwhile. */
export async function tagRow(tx: Db, id: string) {
  const [row = null] = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.id, id))
    .for('key share');
  return row;
}

/** Whoever gives it to something meanwhile is waited for, or waits. */
export function lockTag(tx: Db, id: string) {
  return lockedRow(tx, tags, id);
}

const carriers = [
  { table: sql`content_item_tags`, of: sql`item_id` },
  { table: sql`event_tags`, of: sql`event_id` },
  { table: sql`community_tags`, of: sql`community_id` },
] as const;

export async function insertTag(tx: Db, id: string, label: string): Promise<void> {
  await tx.insert(tags).values({ id, name: label });
}

export async function renameTag(tx: Db, id: string, label: string, now: Date): Promise<void> {
  await tx.update(tags).set({ name: label, updatedAt: now }).where(eq(tags.id, id));
}

export async function deleteTag(tx: Db, id: string): Promise<void> {
  await tx.delete(tags).where(eq(tags.id, id));
}

/** Whatever carries one tag carries the other. */
export async function moveCarriers(tx: Db, id: string, intoId: string): Promise<void> {
  for (const { table, of } of carriers)
    await tx.execute(sql`insert into ${table} (${of}, tag_id)
        select ${of}, ${intoId}::text from ${table} where tag_id = ${id} on conflict do nothing`);
  await tx.execute(sql`insert into post_tags (post_id, tag_id, position)
      select post_id, ${intoId}::text, position from post_tags where tag_id = ${id} on conflict do nothing`);
}
