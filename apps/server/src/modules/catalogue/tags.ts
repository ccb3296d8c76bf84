import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { changedSinceRefusal, momentRead, tagRefusal } from '@portal/api/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { lockTagNames } from './tags.writes.ts';

export async function createTag(name: string, { db }: Call): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockTagNames(tx);
    await refuseTaken(tx, name);
    await tx.insert(tags).values({ id, name });
  });
  return id;
}

/** Replaces the name that was read, and no other that somebody has given meanwhile. */
export async function editTag(
  id: string,
  { name, updatedAt }: HandlerInput<(typeof contract.catalogue)['editTag']>['body'],
  { db, now }: Call,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTagNames(tx);
    const [known = null] = await tx.select({ updatedAt: tags.updatedAt }).from(tags).where(eq(tags.id, id));
    refuse(changedSinceRefusal(momentRead(updatedAt), found(known).updatedAt, 'tag'));
    await refuseTaken(tx, name, id);
    await tx.update(tags).set({ name, updatedAt: now }).where(eq(tags.id, id));
  });
}

/** Posts, communities and events that carry it carry one less. */
export async function removeTag(id: string, { db }: Call): Promise<void> {
  const [removed = null] = await db.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
  found(removed);
}

async function refuseTaken(tx: Db, name: string, ownId = ''): Promise<void> {
  const [taken] = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(sql`lower(${tags.name}) = lower(${name})`, ne(tags.id, ownId)))
    .limit(1);
  refuse(tagRefusal(taken !== undefined));
}
