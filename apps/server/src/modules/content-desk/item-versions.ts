import type { ContentVersion, contract, DeskContentItem, HandlerReply } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { found, notFound } from '../../http/problem.ts';
import { openKinds } from '../content/index.ts';
import { begin } from './change-item.ts';
import { deskRow, namesOf } from './desk-items.queries.ts';
import { somebody, writtenReply } from './desk-reply.ts';
import { deskItemOf } from './list-items.ts';
import { restoreFields } from './write-item.ts';
import { changesOf, filesOf, knownCategories, knownTags, savedChange } from './item-versions.queries.ts';

/** What was done to an item, the last first. */
export async function versionsOf(id: string, call: Call): Promise<HandlerReply<typeof contract.contentDesk.versions>> {
  const { db } = call;
  found(await deskRow(db, id, openKinds(call), call.now));
  const rows = await changesOf(db, id);
  const names = await namesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  return {
    versions: rows.map(({ at, personId, ...row }) => ({ ...row, at: at.toISOString(), by: somebody(personId, names) })),
  };
}

/** An item as it was saved, as far as what it named is still there. */
export async function versionOf(id: string, version: string, call: Call): Promise<ContentVersion> {
  const { db } = call;
  const { kind } = found(await deskRow(db, id, openKinds(call), call.now));
  const { fields, at, personId, ...row } = await savedAs(db, id, version);
  const names = await namesOf(db, [personId]);
  const files = await filesOf(db, { kind, id }, fields);
  const known = {
    categories: await knownCategories(db, fields.categoryIds),
    tags: await knownTags(db, fields.tagIds),
  };
  const there = {
    ...fields,
    image: fields.image !== null && files.has(fields.image.assetId) ? fields.image : null,
    categoryIds: fields.categoryIds.filter((one) => known.categories.has(one)),
    tagIds: fields.tagIds.filter((one) => known.tags.has(one)),
  };
  const attached = fields.attachments.flatMap(({ assetId, name }) => {
    const type = files.get(assetId);
    return type === undefined ? [] : [{ assetId, name, type }];
  });
  return { ...row, at: at.toISOString(), by: somebody(personId, names), ...writtenReply(there, attached, call) };
}

export async function restoreVersion(
  id: string,
  version: string,
  revision: number,
  call: Call,
): Promise<DeskContentItem> {
  await call.db.transaction(async (tx) => {
    const row = await begin(tx, 'save', { id, revision }, call);
    const { fields } = await savedAs(tx, id, version);
    await restoreFields(tx, row, fields, call);
  });
  return deskItemOf(id, call);
}

async function savedAs(db: Db, id: string, version: string) {
  if (!/^\d{1,9}$/.test(version)) throw notFound();
  const row = await savedChange(db, id, version);
  const { fields, ...change } = found(row);
  return { ...change, fields: found(fields) };
}
