import { attendedRecord, cpdRulesSettings, moduleRefusal, rulePackOf } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords, tickets } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { eventOf, whoCame } from './attended-events.queries.ts';
import { followSource } from './follow-source.writes.ts';
import { withdrawRecords } from './withdraw-records.writes.ts';

/**
 * Gives each of these people a record of an event that they have come to, and takes it back from those who have not. It looks at their tickets rather than at what has
 * changed, so that two tickets of one person make one record, which stays as long as one of them is in.
 */
export async function keepAttendedEvent(
  tx: Db,
  { eventId, personIds }: { eventId: string; personIds: readonly string[] },
  { profile, now }: Pick<Deps, 'profile'> & { now: Date },
): Promise<void> {
  if (personIds.length === 0 || moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  const here = await whoCame(tx, eventId, personIds);
  const sourceKey = `event:${eventId}`;
  const ofThese = and(eq(cpdRecords.sourceKey, sourceKey), inArray(cpdRecords.personId, [...personIds]));
  const ofOthers = here.length === 0 ? ofThese : and(ofThese, notInArray(cpdRecords.personId, here));
  await withdrawRecords(tx, ofOthers, now);
  const event = here.length === 0 ? null : await eventOf(tx, eventId);
  const pack = rulePackOf(featureSettings(profile, cpdRulesSettings));
  const record = event && attendedRecord(event, pack);
  if (event === null || record === null) return;
  const { title, endAt, endZone } = event;
  await followSource(tx, here, {
    now,
    record: {
      ...{ ...record, title, sourceKey, completedAt: endAt, timeZone: endZone },
      relatedEventId: eventId,
      source: 'event',
    },
  });
}

/** The event was changed: the records of those who came follow it. */
export async function correctAttendedEvent(
  tx: Db,
  eventId: string,
  at: Pick<Deps, 'profile'> & { now: Date },
): Promise<void> {
  const rows = await tx
    .selectDistinct({ personId: tickets.personId })
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), isNotNull(tickets.attendedAt)));
  await keepAttendedEvent(tx, { eventId, personIds: rows.map(({ personId }) => personId) }, at);
}
