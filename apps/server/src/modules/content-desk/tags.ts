import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { labelRefusal, labelStaleRefusal, tagMergeRefusal, unusedRefusal } from '@portal/api/rules';
import { eq, sql } from 'drizzle-orm';
import { tags } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { lockTagNames } from '../catalogue/index.ts';
import { refuseElsewhere } from './change-item.ts';
import { deskTag } from './labels.queries.ts';
import { isLabelTaken } from './tags.queries.ts';
import { lockedRow, tagRow } from './tags.writes.ts';

export async function createTag(label: string, call: Call): Promise<string> {
  refuseElsewhere(call);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    refuse(labelRefusal(await isLabelTaken(tx, label, '')));
    await tx.insert(tags).values({ id, name: label });
  });
  return id;
}

export async function editTag(
  id: string,
  { label, labelWas }: HandlerInput<(typeof contract.contentDesk)['editTag']>['body'],
  call: Call,
): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    const own = found(await tagRow(tx, id));
    refuse(labelStaleRefusal(labelWas, own.name));
    refuse(labelRefusal(await isLabelTaken(tx, label, id)));
    await tx.update(tags).set({ name: label, updatedAt: call.now }).where(eq(tags.id, id));
  });
}

const carriers = [
  { table: sql`content_item_tags`, of: sql`item_id` },
  { table: sql`event_tags`, of: sql`event_id` },
  { table: sql`community_tags`, of: sql`community_id` },
] as const;

/** Whatever carries one carries the other, once, where it stood; the one that is gone takes its rows along. */
export async function mergeTag(id: string, intoId: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    const own = found(await lockedRow(tx, id));
    refuse(tagMergeRefusal(own.id, await tagRow(tx, intoId)));
    for (const { table, of } of carriers)
      await tx.execute(sql`insert into ${table} (${of}, tag_id)
        select ${of}, ${intoId}::text from ${table} where tag_id = ${id} on conflict do nothing`);
    await tx.execute(sql`insert into post_tags (post_id, tag_id, position)
      select post_id, ${intoId}::text, position from post_tags where tag_id = ${id} on conflict do nothing`);
    await tx.delete(tags).where(eq(tags.id, id));
  });
}

export async function removeTag(id: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    found(await lockedRow(tx, id));
    const { itemCount, elsewhereCount } = await deskTag(tx, id);
    refuse(unusedRefusal({ uses: itemCount + elsewhereCount, hasBelow: false }));
    await tx.delete(tags).where(eq(tags.id, id));
  });
}
