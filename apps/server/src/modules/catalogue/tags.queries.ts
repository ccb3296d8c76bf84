import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';

export async function tagById(tx: Db, id: string) {
  const [known = null] = await tx.select({ updatedAt: tags.updatedAt }).from(tags).where(eq(tags.id, id));
  return known;
}

export async function tagNamed(tx: Db, ownId: string, name: string) {
  const [taken] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(sql`lower(${tags.name}) = lower(${name})`, ne(tags.id, ownId)))
    .limit(1);
  return taken;
}
