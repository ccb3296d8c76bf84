import { randomUUID } from 'node:crypto';
import type { Announcement, contract, HandlerInput } from '@portal/api/contract';
import {
  announcementDaysRefusal,
  announcementLink,
  announcementLinkRefusal,
  changedSinceRefusal,
  momentRead,
  unknownRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { announcements } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { announcementReply } from './announcements.ts';
import {
  changeAnnouncement,
  deactivateOthers,
  deleteAnnouncement,
  insertAnnouncement,
  lockActive,
} from './announcing.writes.ts';
import { announcementById, segmentsById } from './announcing.queries.ts';

type Inputs = typeof contract.announcements;
type Fields = HandlerInput<Inputs['create']>['body'];
type Row = typeof announcements.$inferSelect;

export async function createAnnouncement(fields: Fields, call: Call): Promise<Announcement> {
  return call.db.transaction(async (tx) => {
    await lockActive(tx);
    const values = await valuesOf(tx, fields, null, call);
    const made = { createdAt: call.now, createdBy: personOf(call).id, updatedAt: null };
    const row: Row = { ...values, ...made, id: randomUUID() };
    if (row.isActive) await deactivateOthers(tx, row.id, call.now);
    await insertAnnouncement(tx, row);
    return announcementReply(row);
  });
}

/** Replaces the announcement that was read, and not what somebody has saved meanwhile. */
export async function editAnnouncement(
  id: string,
  { updatedAt, ...fields }: HandlerInput<Inputs['edit']>['body'],
  call: Call,
): Promise<Announcement> {
  return call.db.transaction(async (tx) => {
    await lockActive(tx);
    const row = await announcementById(tx, id);
    const before = found(row);
    refuse(changedSinceRefusal(momentRead(updatedAt), before.updatedAt, 'announcement'));
    const values = { ...(await valuesOf(tx, fields, before, call)), updatedAt: call.now };
    if (values.isActive) await deactivateOthers(tx, id, call.now);
    await changeAnnouncement(tx, id, values);
    return announcementReply({ ...before, ...values });
  });
}

export async function removeAnnouncement(id: string, { db }: Call): Promise<void> {
  const removed = await deleteAnnouncement(db, id);
  found(removed);
}

async function valuesOf(
  tx: Db,
  { startDate, endDate, link, segmentIds, ...rest }: Fields,
  before: Row | null,
  { now, deps }: Call,
) {
  const moments = { startsAt: new Date(startDate), endsAt: new Date(endDate) };
  refuse(announcementLinkRefusal(link));
  refuse(announcementDaysRefusal(moments, before, { now, zone: deps.profile.timeZone }));
  const wished = [...new Set(segmentIds)];
  const known = wished.length === 0 ? [] : await segmentsById(tx, wished);
  // A segment that was deleted since stays named.
  const allowed = new Set([...known.map(({ id }) => id), ...(before?.segmentIds ?? [])]);
  refuse(unknownRefusal(wished, allowed, 'body.segmentIds'));
  return { ...rest, ...moments, link: announcementLink(link), segmentIds: wished };
}
