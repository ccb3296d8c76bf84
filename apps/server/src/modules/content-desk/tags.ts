import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { labelRefusal, labelStaleRefusal, tagMergeRefusal, unusedRefusal } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { lockTagNames } from '../catalogue/index.ts';
import { refuseElsewhere } from './change-item.ts';
import { deskTag } from './labels.queries.ts';
import { isLabelTaken } from './tags.queries.ts';
import { deleteTag, insertTag, lockTag, moveCarriers, renameTag, tagRow } from './tags.writes.ts';

export async function createTag(label: string, call: Call): Promise<string> {
  refuseElsewhere(call);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    refuse(labelRefusal(await isLabelTaken(tx, label, '')));
    await insertTag(tx, id, label);
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
    await renameTag(tx, id, label, call.now);
  });
}

/** Whatever carries one carries the other, once, where it stood; the one that is gone takes its rows along. */
export async function mergeTag(id: string, intoId: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    const own = found(await lockTag(tx, id));
    refuse(tagMergeRefusal(own.id, await tagRow(tx, intoId)));
    await moveCarriers(tx, id, intoId);
    await deleteTag(tx, id);
  });
}

export async function removeTag(id: string, call: Call): Promise<void> {
  refuseElsewhere(call);
  await call.db.transaction(async (tx) => {
    await lockTagNames(tx);
    found(await lockTag(tx, id));
    const { itemCount, elsewhereCount } = await deskTag(tx, id);
    refuse(unusedRefusal({ uses: itemCount + elsewhereCount, hasBelow: false }));
    await deleteTag(tx, id);
  });
}
