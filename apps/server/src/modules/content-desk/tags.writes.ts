import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
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
export async function lockedRow(tx: Db, id: string) {
  const [row = null] = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.id, id))
    .for('update');
  return row;
}
