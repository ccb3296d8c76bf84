import { randomUUID } from 'node:crypto';
import { type contract, type CpdRecordDetail, type HandlerInput, limits } from '@portal/api/contract';
import { fileCountRefusal, isLocked, recordFieldsRefusal, recordsRefusal, staleRecordRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addAssets, assetIdsOf, contentOf, removeAssets } from '../files/index.ts';
import type { RecordCall } from './access.ts';
import { recordDetail } from './record-reply.ts';
import { attachmentsOf, countRecords, recordById } from './cpd.queries.ts';
import { rulesOf } from './rules-of.ts';
import { changeRecord, insertRecord, lockRevision } from './cpd.writes.ts';

type Cpd = typeof contract.cpd;
type RecordInput = HandlerInput<Cpd['addRecord']>['body'];

const ownedBy = (ownerId: string) => ({ ownerKind: 'cpdRecord', ownerId }) as const;

export async function addRecord({ files = [], ...fields }: RecordInput, call: Call): Promise<CpdRecordDetail> {
  const { pack, zone } = rulesOf(call.deps);
  refuse(recordFieldsRefusal(checkedFields(fields), { pack, zone, now: call.now }));
  const [id, personId] = [randomUUID(), personOf(call).id];
  await call.db.transaction(async (tx) => {
    const all = await countRecords(tx, personId);
    refuse(recordsRefusal(all?.total ?? 0, limits.cpd.records));
    await insertRecord(tx, {
      ...columnsOf(fields),
      id,
      personId,
      timeZone: zone,
      source: 'own',
      createdAt: call.now,
      updatedAt: call.now,
    });
    await addAssets(tx, call, { files: files.map(contentOf), ...ownedBy(id) });
  });
  return detailOf(id, call);
}

/** What the organisation has written stays as it is, whatever is sent of it. */
export async function editRecord(
  { files = [], removedAttachmentIds = [], revision, ...fields }: HandlerInput<Cpd['editRecord']>['body'],
  call: RecordCall,
): Promise<CpdRecordDetail> {
  const { record } = call.facts;
  const { pack, zone } = rulesOf(call.deps);
  if (!isLocked(record))
    refuse(recordFieldsRefusal(checkedFields(fields), { pack, zone, now: call.now }, record.category));
  const changes = isLocked(record) ? { learned: fields.learned, plan: fields.plan } : columnsOf(fields);
  await call.db.transaction(async (tx) => {
    refuse(staleRecordRefusal(revision, await lockedRevision(tx, record.id)));
    await removeAssets(tx, ownedBy(record.id), removedAttachmentIds);
    await addAssets(tx, call, { files: files.map(contentOf), ...ownedBy(record.id) });
    refuse(fileCountRefusal((await assetIdsOf(tx, ownedBy(record.id))).length, limits.cpd.files));
    await changeRecord(tx, record.id, changes, call.now);
  });
  return detailOf(record.id, call);
}

export async function detailOf(id: string, call: Call): Promise<CpdRecordDetail> {
  const evidence = await attachmentsOf(call.db, [id]);
  return recordDetail(found(await recordById(call.db, id)), evidence.get(id) ?? [], rulesOf(call.deps));
}

async function lockedRevision(tx: Db, id: string): Promise<number> {
  const row = await lockRevision(tx, id);
  return found(row).revision;
}

type Fields = Omit<RecordInput, 'files'>;

function checkedFields({ category, completedDate }: Fields) {
  return { category, completedDate: completedDate ?? null };
}

function columnsOf({ completedDate, ...words }: Fields) {
  return { ...words, completedAt: completedDate === undefined ? null : new Date(completedDate) };
}
