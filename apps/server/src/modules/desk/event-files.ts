import { randomUUID } from 'node:crypto';
import { type contract, type EventFiles, type HandlerInput, limits } from '@portal/api/contract';
import { documentsRefusal, type FieldChange, linksRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { assetUrlsOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addAssets, type CheckedFile, contentOf } from '../files/index.ts';
import type { DeskCall } from './access.ts';
import { begin, record } from './change-event.ts';
import { documentsOf, imageName, imageOf, linksOf } from './event-files.queries.ts';
import {
  deleteAttachments,
  deleteLinks,
  insertAttachments,
  placeAttachment,
  setImage,
  setRevision,
} from './event-files.writes.ts';

type Body = HandlerInput<typeof contract.desk.saveFiles>['body'];

/** The picture, the documents and the links of an event, as those see them who look after it. */
export async function filesOf(call: DeskCall): Promise<EventFiles> {
  const { db, facts } = call;
  const urls = assetUrlsOf(call);
  const event = await imageOf(db, facts.event.id);
  const { imageAssetId, revision } = found(event);
  const documents = (await documentsOf(db, facts.event.id)).map(({ id, name, file }) => ({
    id,
    name,
    url: file === null ? '' : urls.fileOf(file),
  }));
  return { image: urls.pictureOrNull(imageAssetId), documents, links: await linksOf(db, facts.event.id), revision };
}

/** Everything about them at once, so that whoever has not read the newest state overwrites nothing. */
export async function saveFiles(body: Body, call: DeskCall): Promise<EventFiles> {
  const { id } = call.facts.event;
  const image = body.imageFile && contentOf(body.imageFile);
  const added = (body.files ?? []).map(contentOf);
  await call.db.transaction(async (tx) => {
    const revision = await begin(tx, 'edit', body.revision, call);
    const changes = [
      ...(await keepDocuments(tx, { ...body, added }, call)),
      ...(await keepLinks(tx, body, call)),
      ...(await keepImage(tx, image ?? (body.isImageRemoved === true ? null : undefined), call)),
    ];
    if (changes.length === 0) return;
    await setRevision(tx, id, revision);
    await record(tx, id, { kind: 'edited', changes }, call);
  });
  return filesOf(call);
}

/** Undefined: as it is. The bytes of one that is replaced go with the tidying. */
async function keepImage(tx: Db, image: CheckedFile | null | undefined, call: DeskCall): Promise<FieldChange[]> {
  if (image === undefined) return [];
  const { id } = call.facts.event;
  const before = await imageName(tx, id);
  if (image === null && before === undefined) return [];
  const files = image === null ? [] : [image];
  const [assetId = null] = await addAssets(tx, call, { ownerKind: 'event', ownerId: id, files });
  await setImage(tx, assetId, id);
  return [{ field: 'image', before: before?.name ?? null, after: image?.name ?? null }];
}

async function keepDocuments(
  tx: Db,
  { keptIds = [], names = [], added }: Pick<Body, 'keptIds' | 'names'> & { added: readonly CheckedFile[] },
  call: DeskCall,
): Promise<FieldChange[]> {
  const { id } = call.facts.event;
  const before = await documentsOf(tx, id);
  const known = new Set(before.map((one) => one.id));
  refuse(documentsRefusal({ keptIds, names, added: added.length }, known, limits.event.files));
  const gone = [...known].filter((one) => !keptIds.includes(one));
  if (gone.length > 0) await deleteAttachments(tx, gone);
  for (const [position, attachmentId] of keptIds.entries())
    await placeAttachment(tx, attachmentId, position, names[position] ?? '');
  const assetIds = await addAssets(tx, call, { ownerKind: 'eventDocument', ownerId: id, files: added });
  const rows = added.map(({ name }, at) => ({
    ...{ id: randomUUID(), eventId: id, kind: 'doc' as const, name },
    ...{ position: keptIds.length + at, assetId: assetIds[at] ?? null },
  }));
  if (rows.length > 0) await insertAttachments(tx, rows);
  const after = await documentsOf(tx, id);
  const serialize = (list: typeof before) => JSON.stringify(list.map((one) => [one.id, one.name]));
  const namesOf = (list: typeof before) => list.map(({ name }) => name);
  return serialize(before) === serialize(after)
    ? []
    : [{ field: 'documents', before: namesOf(before), after: namesOf(after) }];
}

/** All of them anew where one has changed. */
async function keepLinks(
  tx: Db,
  { linkNames: names = [], linkUrls: addresses = [] }: Pick<Body, 'linkNames' | 'linkUrls'>,
  call: DeskCall,
): Promise<FieldChange[]> {
  const { id } = call.facts.event;
  refuse(linksRefusal({ names, addresses }));
  const before = await linksOf(tx, id);
  const after = names.map((name, position) => ({
    ...{ id: randomUUID(), eventId: id, kind: 'link' as const, name },
    ...{ position, url: addresses[position] ?? '' },
  }));
  const serialize = (list: readonly { name: string; url: string }[]) =>
    JSON.stringify(list.map((one) => [one.name, one.url]));
  if (serialize(before) === serialize(after)) return [];
  await deleteLinks(tx, id);
  if (after.length > 0) await insertAttachments(tx, after);
  return [{ field: 'links', before: before.map(({ name }) => name), after: names }];
}
