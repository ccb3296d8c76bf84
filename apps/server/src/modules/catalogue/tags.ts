import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { changedSinceRefusal, momentRead, tagRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { deleteTag, insertTag, lockTagNames, renameTag } from './tags.writes.ts';
import { tagById, tagNamed } from './tags.queries.ts';

export async function createTag(name: string, { db }: Call): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockTagNames(tx);
    await refuseTaken(tx, name);
    await insertTag(tx, id, name);
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
    const known = await tagById(tx, id);
    refuse(changedSinceRefusal(momentRead(updatedAt), found(known).updatedAt, 'tag'));
    await refuseTaken(tx, name, id);
    await renameTag(tx, id, name, now);
  });
}

/** Posts, communities and events that carry it carry one less. */
export async function removeTag(id: string, { db }: Call): Promise<void> {
  const removed = await deleteTag(db, id);
  found(removed);
}

async function refuseTaken(tx: Db, name: string, ownId = ''): Promise<void> {
  const taken = await tagNamed(tx, ownId, name);
  refuse(tagRefusal(taken !== undefined));
}
