import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { categoryRefusal, categoryRemovalRefusal, changedSinceRefusal, momentRead } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { categoryNamed, hasSubcategories, placeOf } from './categories.queries.ts';
import { changeCategory, deleteCategory, insertCategory, lockCategories } from './categories.writes.ts';

type Inputs = typeof contract.catalogue;
type Fields = HandlerInput<Inputs['createCategory']>['body'];

export async function createCategory(fields: Fields, call: Call): Promise<string> {
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    await refuseCategory(tx, fields, null);
    await insertCategory(tx, { ...fields, id, createdAt: call.now, createdBy: personOf(call).id });
  });
  return id;
}

/** Replaces the category that was read, and not what somebody has saved meanwhile. */
export async function editCategory(
  id: string,
  { updatedAt, ...fields }: HandlerInput<Inputs['editCategory']>['body'],
  { db, now }: Call,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCategories(tx);
    const before = found(await placeOf(tx, id));
    refuse(changedSinceRefusal(momentRead(updatedAt), before.updatedAt, 'category'));
    await refuseCategory(tx, fields, { id, hasSubcategories: await hasSubcategories(tx, id) });
    await changeCategory(tx, id, { ...fields, updatedAt: now });
  });
}

/** Communities that have it have one less. */
export async function removeCategory(id: string, { db }: Call): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCategories(tx);
    found(await placeOf(tx, id));
    refuse(categoryRemovalRefusal(await hasSubcategories(tx, id)));
    await deleteCategory(tx, id);
  });
}

async function refuseCategory(
  tx: Db,
  { name, parentCategoryId }: Fields,
  own: { id: string; hasSubcategories: boolean } | null,
): Promise<void> {
  const parent = parentCategoryId === null ? null : await placeOf(tx, parentCategoryId);
  const taken = await categoryNamed(tx, parentCategoryId, own?.id, name);
  refuse(categoryRefusal({ parentCategoryId, parent, isNameTaken: taken !== undefined }, own));
}
