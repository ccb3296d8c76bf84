import { randomUUID } from 'node:crypto';
import type { EventChange, EventFields, HandlerInput, HandlerReply } from '@portal/api/contract';
import {
  changesBetween,
  copyOf,
  deskActionRefusal,
  type DeskAction,
  type FieldChange,
  fieldsRefusal,
  repeatedOn,
  repeatRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { correctAttendedEvent } from '../cpd/index.ts';
import { offerFreeSeats } from '../seats/index.ts';
import type { DeskCall } from './access.ts';
import { announceMoved } from './announce.writes.ts';
import { knownTypes } from './read-fields.queries.ts';
import { readFields } from './read-fields.ts';
import { lockTypes } from './read-fields.writes.ts';
import { normaliseFields, checkNamed, rowOf } from './write-fields.ts';
import { writeParts } from './write-fields.writes.ts';
import type { Desk } from './change-event.queries.ts';
import { changeEvent, insertEvent, insertEventChange, lockEvent, setPublished } from './change-event.writes.ts';

/** Whoever has a ticket is told when one of these changes. */
const isTime = (field: string): boolean => ['start', 'end', 'timeZone', 'endTimeZone'].includes(field);

export async function fieldsOf({ db, facts }: DeskCall): Promise<HandlerReply<Desk['fields']>> {
  const { id, status, revision } = facts.event;
  return { fields: await readFields(db, id), known: await knownTypes(db, id), status, revision };
}

export async function createEvent(body: EventFields, call: Call): Promise<{ id: string }> {
  return makeDraft(body, 'created', call);
}

/** What has happened to an event stays with it: its copy begins without tickets, and is a draft. */
export async function copyEvent(call: DeskCall): Promise<{ id: string }> {
  return makeDraft(copyOf(await readFields(call.db, call.facts.event.id)), 'copied', call);
}

/** All of them or none. */
export async function repeatEvent(days: readonly string[], call: DeskCall): Promise<{ ids: string[] }> {
  const fields = await readFields(call.db, call.facts.event.id);
  refuse(repeatRefusal(fields, days));
  return call.db.transaction(async (tx) => {
    const ids: string[] = [];
    for (const day of days) ids.push((await makeDraft(repeatedOn(fields, day), 'copied', { ...call, db: tx })).id);
    return { ids };
  });
}

const byId = (a: { id: string | null }, b: { id: string | null }): number => ((a.id ?? '') < (b.id ?? '') ? -1 : 1);

function makeDraft(fields: EventFields, kind: 'created' | 'copied', call: Call): Promise<{ id: string }> {
  refuse(fieldsRefusal(fields, []));
  const id = randomUUID();
  return call.db.transaction(async (tx) => {
    await checkNamed(tx, fields);
    const normalised = normaliseFields(fields);
    await insertEvent(tx, { ...rowOf(normalised), id, status: 'draft' });
    await writeParts(tx, id, normalised, new Set(Object.keys(normalised)));
    await record(tx, id, { kind, changes: [] }, call);
    return { id };
  });
}

export async function editEvent(
  { revision: read, ...fields }: HandlerInput<Desk['edit']>['body'],
  call: DeskCall,
): Promise<{ revision: number }> {
  const { id } = call.facts.event;
  return call.db.transaction(async (tx) => {
    const revision = await begin(tx, 'edit', read, call);
    const before = await readFields(tx, id);
    refuse(fieldsRefusal(fields, await lockTypes(tx, id)));
    await checkNamed(tx, fields);
    const normalised = normaliseFields(fields);
    const changes = changesBetween(before, normalised);
    if (changes.length === 0) return { revision: read };
    await changeEvent(tx, id, { ...rowOf(normalised), revision });
    await writeParts(tx, id, normalised, new Set(changes.map(({ field }) => field)));
    if (call.facts.event.status === 'published' && changes.some(({ field }) => isTime(field)))
      await announceMoved(tx, id, call.now);
    await correctAttendedEvent(tx, id, { profile: call.deps.profile, now: call.now });
    await record(tx, id, { kind: 'edited', changes }, call);
    // Seats that were added go to those who wait before anybody sees them.
    for (const type of before.ticketTypes.toSorted(byId))
      if (type.id !== null) await offerFreeSeats(tx, type.id, call.now);
    return { revision };
  });
}

export async function publishEvent(read: number, call: DeskCall): Promise<{ revision: number }> {
  const { id } = call.facts.event;
  return call.db.transaction(async (tx) => {
    const revision = await begin(tx, 'publish', read, call);
    await setPublished(tx, id, revision);
    await record(tx, id, { kind: 'published', changes: [] }, call);
    return { revision };
  });
}

/** Nobody else changes the event until the transaction ends; answers its next revision. */
export async function begin(tx: Db, action: DeskAction, read: number, { facts, now }: DeskCall): Promise<number> {
  const event = await lockEvent(tx, facts.event.id);
  const current = found(event);
  refuse(deskActionRefusal(action, current, read, now));
  return current.revision + 1;
}

export async function record(
  tx: Db,
  eventId: string,
  done: { kind: EventChange['kind']; changes: FieldChange[] },
  call: Call,
): Promise<void> {
  await insertEventChange(tx, { ...done, eventId, at: call.now, personId: personOf(call).id });
}
