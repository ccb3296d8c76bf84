import { randomUUID } from 'node:crypto';
import type { ContentFields, DeskContentItem } from '@portal/api/contract';
import { namedRefusal, publishRefusal, savedInTimeRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { type ContentKind, openKinds } from '../content/index.ts';
import { begin, keepAsItStood, record, refuseElsewhere } from './change-item.ts';
import type { DeskRow } from './desk-items.queries.ts';
import { fieldsOf } from './desk-reply.ts';
import { knownToItem } from './known-to-item.writes.ts';
import { deskItemOf } from './list-items.ts';
import { writeParts } from './item-parts.writes.ts';
import { changeItemFields, insertItem } from './write-item.writes.ts';

/** Another kind than those that are open is not there. */
export function refuseClosed(kind: ContentKind, call: Call): void {
  refuseElsewhere(call);
  if (!openKinds(call).includes(kind)) throw notFound();
}

export async function createItem(
  { kind, ...fields }: ContentFields & { kind: ContentKind },
  call: Call,
): Promise<DeskContentItem> {
  refuseClosed(kind, call);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    const cleaned = await checked(tx, { id, kind, segmentIds: [] }, fields);
    const made = { status: 'draft', createdAt: call.now, createdBy: personOf(call).id, revision: 1 } as const;
    await insertItem(tx, { id, kind, made, fields: cleaned });
    await writeParts(tx, id, cleaned);
    await record(tx, { id, revision: 1, kind: 'created', fields: cleaned }, call);
  });
  return deskItemOf(id, call);
}

export async function saveItem(
  id: string,
  { revision, ...fields }: ContentFields & { revision: number },
  call: Call,
): Promise<DeskContentItem> {
  await call.db.transaction(async (tx) => {
    const row = await begin(tx, 'save', { id, revision }, call);
    const cleaned = await checked(tx, row, fields);
    if (row.status === 'active') refuse(savedInTimeRefusal(cleaned));
    await keep(tx, row, cleaned, 'saved', call);
  });
  return deskItemOf(id, call);
}

/** An item as it was saved once. Of what it named then, what is gone since stays away. */
export async function restoreFields(tx: Db, row: DeskRow, then: ContentFields, call: Call): Promise<void> {
  const known = await knownToItem(tx, row, then);
  const fields = {
    ...then,
    image: then.image !== null && known.files.has(then.image.assetId) ? then.image : null,
    attachments: then.attachments.filter(({ assetId }) => known.files.has(assetId)),
    categoryIds: then.categoryIds.filter((one) => known.categoryIds.has(one)),
    tagIds: then.tagIds.filter((one) => known.tagIds.has(one)),
    content: sanitisePage(then.content, { ownAssetIds: [...known.files.keys()] }),
  };
  if (row.status === 'active') refuse(publishRefusal(fields));
  await keep(tx, row, fields, 'restored', call);
}

async function keep(tx: Db, row: DeskRow, fields: ContentFields, kind: 'saved' | 'restored', call: Call) {
  const { id } = row;
  const revision = row.revision + 1;
  await keepAsItStood(tx, row, fieldsOf(row));
  await changeItemFields(tx, id, fields, revision, call.now);
  await writeParts(tx, id, fields);
  await record(tx, { id, revision, kind, fields }, call);
}

/** As it is kept: its text cleaned, each label once, and nothing named that is not there. */
async function checked(
  tx: Db,
  item: { id: string; kind: ContentKind; segmentIds: readonly string[] },
  fields: ContentFields,
): Promise<ContentFields> {
  const named = {
    ...fields,
    categoryIds: [...new Set(fields.categoryIds)],
    tagIds: [...new Set(fields.tagIds)],
    segmentIds: [...new Set(fields.segmentIds)],
  };
  const known = await knownToItem(tx, item, named);
  refuse(namedRefusal(item.kind, named, known));
  return { ...named, content: sanitisePage(fields.content, { ownAssetIds: [...known.files.keys()] }) };
}
