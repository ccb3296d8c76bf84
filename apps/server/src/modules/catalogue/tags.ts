import { randomUUID } from 'node:crypto';
import { tagRefusal } from '@portal/api/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';

export async function createTag(name: string, { db }: Call): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await refuseTaken(tx, name);
    await tx.insert(tags).values({ id, name });
  });
  return id;
}

export async function editTag(id: string, name: string, { db }: Call): Promise<void> {
  await db.transaction(async (tx) => {
    const [known = null] = await tx.select({ id: tags.id }).from(tags).where(eq(tags.id, id));
    found(known);
    await refuseTaken(tx, name, id);
    await tx.update(tags).set({ name }).where(eq(tags.id, id));
  });
}

/** Posts, communities and events that carry it carry one less. */
export async function removeTag(id: string, { db }: Call): Promise<void> {
  const [removed = null] = await db.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
  found(removed);
}

/** Names are given one after the other, so that of two who wish for the same one the second is told. */
async function refuseTaken(tx: Db, name: string, ownId = ''): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tag_names'))`);
  const [taken] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(sql`lower(${tags.name}) = lower(${name})`, ne(tags.id, ownId)))
    .limit(1);
  refuse(tagRefusal(taken !== undefined));
}
