import type { ContentChangeKind, ContentFields } from '@portal/api/contract';
import { type ContentAction, contentActionRefusal, picturesInText, writtenElsewhereRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { openKinds } from '../content/index.ts';
import { assetIdOf } from '../../signing/asset-urls.ts';
import { type DeskRow, deskRow } from './desk-items.queries.ts';
import { changeWithText } from './change-item.queries.ts';
import { changeItem, type Changes, deleteOldChanges, insertChange, lockItem, putChange } from './change-item.writes.ts';

/** Items that the organisation writes elsewhere are not changed here. */
export function refuseElsewhere({ deps }: Call): void {
  refuse(writtenElsewhereRefusal(deps.library !== null));
}

/** Nobody else changes the item until the transaction ends. */
export async function begin(
  tx: Db,
  action: ContentAction,
  { id, revision }: { id: string; revision: number | null },
  call: Call,
): Promise<DeskRow> {
  refuseElsewhere(call);
  await lockItem(tx, id);
  const row = found(await deskRow(tx, id, openKinds(call), call.now));
  refuse(contentActionRefusal(action, row, revision, call.now));
  return row;
}

/** Changes where an item stands, and keeps that it was done. */
export async function changeStanding(
  tx: Db,
  { id, revision: before }: DeskRow,
  changes: Changes,
  kind: ContentChangeKind,
  call: Call,
): Promise<void> {
  const revision = before + 1;
  await changeItem(tx, id, changes, revision, call.now);
  await record(tx, { id, revision, kind, fields: null }, call);
}

interface Done {
  id: string;
  revision: number;
  kind: ContentChangeKind;
  /** How the item stands now, where its text was saved. */
  fields: ContentFields | null;
}

export async function record(tx: Db, { id, revision, kind, fields }: Done, call: Call): Promise<void> {
  const assetIds = fields === null ? [] : assetIdsIn(fields);
  await insertChange(tx, { itemId: id, personId: personOf(call).id, assetIds, revision, kind, fields }, call.now);
  await deleteOldChanges(tx, id, revision);
}

/** How an item stood before anybody saved it here, where nobody has. */
export async function keepAsItStood(tx: Db, row: DeskRow, fields: ContentFields): Promise<void> {
  const known = await changeWithText(tx, row.id);
  if (known !== undefined) return;
  const stood = {
    ...{ itemId: row.id, revision: row.revision, at: row.updatedAt ?? row.createdAt, kind: 'kept' as const },
    ...{ personId: row.createdBy, fields, assetIds: assetIdsIn(fields) },
  };
  await putChange(tx, stood);
}

/** Its picture, what is attached to it, and the pictures of its text. */
function assetIdsIn({ image, attachments, content }: ContentFields): string[] {
  const inText = pictureIdsIn(content);
  return [
    ...new Set([...(image === null ? [] : [image.assetId]), ...attachments.map(({ assetId }) => assetId), ...inText]),
  ];
}

export function pictureIdsIn(content: string): string[] {
  return [...new Set(picturesInText(content).flatMap(({ src }) => assetIdOf(src) ?? []))];
}
