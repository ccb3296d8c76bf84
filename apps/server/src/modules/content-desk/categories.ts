import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import {
  categoryMergeRefusal,
  labelRefusal,
  labelStaleRefusal,
  newCategoryRefusal,
  unusedRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { refuseElsewhere } from './change-item.ts';
import { countItemsOf, hasBelow, isLabelTaken, selectRow } from './categories.queries.ts';
import {
  deleteCategory,
  emptyCategory,
  insertCategory,
  lockCategories,
  lockCategory,
  moveItemsOfCategory,
  renameCategory,
} from './categories.writes.ts';

type Desk = typeof contract.contentDesk;

export async function createCategory(body: HandlerInput<Desk['createCategory']>['body'], call: Call): Promise<string> {
  refuseElsewhere(call);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    const parent = body.parentId === null ? null : await categoryRow(tx, body.parentId);
    refuse(newCategoryRefusal(body, parent, await isLabelTaken(tx, body, null)));
    await insertCategory(tx, id, body);
  });
  return id;
}

export async function editCategory(
  id: string,
  { label, labelWas }: HandlerInput<Desk['editCategory']>['body'],
  call: Call,
): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    const own = found(await categoryRow(tx, id));
    refuse(labelStaleRefusal(labelWas, own.label));
    refuse(labelRefusal(await isLabelTaken(tx, { ...own, label }, id)));
    await renameCategory(tx, id, label);
  });
}

export async function mergeCategory(id: string, intoId: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    const own = found(await lockCategory(tx, id));
    const into = await categoryRow(tx, intoId);
    refuse(categoryMergeRefusal({ ...own, hasBelow: await hasBelow(tx, id) }, into));
    await moveItemsOfCategory(tx, intoId, id);
    await emptyCategory(tx, id);
    await deleteCategory(tx, id);
  });
}

export async function removeCategory(id: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    found(await lockCategory(tx, id));
    const used = await countItemsOf(tx, id);
    refuse(unusedRefusal({ uses: used?.uses ?? 0, hasBelow: await hasBelow(tx, id) }));
    await deleteCategory(tx, id);
  });
}

/** It stays as long as the names are locked: nobody deletes one without that. */
async function categoryRow(tx: Db, id: string) {
  const [row = null] = await selectRow(tx, id);
  return row;
}
