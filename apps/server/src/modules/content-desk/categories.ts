import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import {
  categoryMergeRefusal,
  labelRefusal,
  labelStaleRefusal,
  newCategoryRefusal,
  unusedRefusal,
} from '@portal/api/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentCategories, contentItemCategories } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { refuseElsewhere } from './change-item.ts';
import { hasBelow, isLabelTaken, nextPosition, selectRow } from './categories.queries.ts';
import { lockCategories } from './categories.writes.ts';

type Desk = typeof contract.contentDesk;

export async function createCategory(body: HandlerInput<Desk['createCategory']>['body'], call: Call): Promise<string> {
  refuseElsewhere(call);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    const parent = body.parentId === null ? null : await categoryRow(tx, body.parentId);
    refuse(newCategoryRefusal(body, parent, await isLabelTaken(tx, body, null)));
    await tx.insert(contentCategories).values({ id, ...body, position: await nextPosition(tx) });
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
    await tx.update(contentCategories).set({ label }).where(eq(contentCategories.id, id));
  });
}

export async function mergeCategory(id: string, intoId: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    const own = found(await lockedRow(tx, id));
    const into = await categoryRow(tx, intoId);
    refuse(categoryMergeRefusal({ ...own, hasBelow: await hasBelow(tx, id) }, into));
    await tx.execute(sql`insert into content_item_categories (item_id, category_id)
      select item_id, ${intoId}::text from content_item_categories where category_id = ${id} on conflict do nothing`);
    await tx.delete(contentItemCategories).where(eq(contentItemCategories.categoryId, id));
    await tx.delete(contentCategories).where(eq(contentCategories.id, id));
  });
}

export async function removeCategory(id: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockCategories(tx);
    found(await lockedRow(tx, id));
    const [used] = await tx
      .select({ uses: sql<number>`count(*)::int` })
      .from(contentItemCategories)
      .where(eq(contentItemCategories.categoryId, id));
    refuse(unusedRefusal({ uses: used?.uses ?? 0, hasBelow: await hasBelow(tx, id) }));
    await tx.delete(contentCategories).where(eq(contentCategories.id, id));
  });
}

/** It stays as long as the names are locked: nobody deletes one without that. */
async function categoryRow(tx: Db, id: string) {
  const [row = null] = await selectRow(tx, id);
  return row;
}

/** Whoever puts an item into it meanwhile is waited for, or waits. */
async function lockedRow(tx: Db, id: string) {
  const [row = null] = await selectRow(tx, id).for('update');
  return row;
}
