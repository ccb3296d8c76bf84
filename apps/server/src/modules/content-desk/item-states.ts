import type { contract, DeskContentItem, HandlerInput } from '@portal/api/contract';
import { publishedFrom, publishRefusal, publishTimesRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { begin, changeStanding } from './change-item.ts';
import { fieldsOf } from './desk-reply.ts';
import { deskItemOf } from './list-items.ts';

type Body = HandlerInput<typeof contract.contentDesk.publish>['body'];

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

export function publishItem(id: string, { revision, ...times }: Body, call: Call): Promise<DeskContentItem> {
  return changed(id, call, async (tx) => {
    const row = await begin(tx, 'publish', { id, revision }, call);
    const [from, until] = [publishedFrom(momentOf(times.from), row, call.now), momentOf(times.until)];
    refuse(publishTimesRefusal(from, until, call.now) ?? publishRefusal(fieldsOf(row)));
    await changeStanding(tx, row, { status: 'active', publishFrom: from, publishUntil: until }, 'published', call);
  });
}

export function takeBackItem(id: string, revision: number, call: Call): Promise<DeskContentItem> {
  return changed(id, call, async (tx) => {
    const row = await begin(tx, 'takeBack', { id, revision }, call);
    await changeStanding(tx, row, { status: 'draft' }, 'takenBack', call);
  });
}

export function archiveItem(id: string, revision: number, call: Call): Promise<DeskContentItem> {
  return changed(id, call, async (tx) => {
    const row = await begin(tx, 'archive', { id, revision }, call);
    const archivedFrom = row.status === 'active' ? 'active' : 'draft';
    await changeStanding(tx, row, { status: 'archived', archivedFrom }, 'archived', call);
  });
}

/** What is not known to have been published is a draft. */
export function unarchiveItem(id: string, revision: number, call: Call): Promise<DeskContentItem> {
  return changed(id, call, async (tx) => {
    const row = await begin(tx, 'unarchive', { id, revision }, call);
    await changeStanding(tx, row, { status: row.archivedFrom ?? 'draft', archivedFrom: null }, 'unarchived', call);
  });
}

export async function removeItem(id: string, call: Call): Promise<void> {
  await call.db.transaction(async (tx) => {
    const row = await begin(tx, 'remove', { id, revision: null }, call);
    await changeStanding(tx, row, { deletedAt: call.now }, 'deleted', call);
  });
}

export function undeleteItem(id: string, call: Call): Promise<DeskContentItem> {
  return changed(id, call, async (tx) => {
    const row = await begin(tx, 'undelete', { id, revision: null }, call);
    await changeStanding(tx, row, { deletedAt: null }, 'undeleted', call);
  });
}

async function changed(id: string, call: Call, change: (tx: Db) => Promise<void>): Promise<DeskContentItem> {
  await call.db.transaction(change);
  return deskItemOf(id, call);
}
