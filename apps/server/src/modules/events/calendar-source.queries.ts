import { and, desc, gt, ne, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { eventChanges, events, tickets } from '../../db/schema/index.ts';
import type { CalendarEntry, CalendarSource } from '../calendar/index.ts';

export const entryColumns = {
  id: events.id,
  title: events.title,
  status: events.status,
  shortDesc: events.shortDesc,
  startAt: events.startAt,
  startZone: events.startZone,
  endAt: events.endAt,
  endZone: events.endZone,
  address: events.address,
  revision: events.calendarRevision,
  revisedAt: events.calendarRevisedAt,
};

type EntryRow = Pick<
  CalendarEntry,
  'title' | 'revision' | 'revisedAt' | 'startAt' | 'startZone' | 'endAt' | 'endZone'
> &
  Pick<typeof events.$inferSelect, 'id' | 'status' | 'shortDesc' | 'address'>;

export function entryOf({ id, status, shortDesc, address, ...row }: EntryRow): CalendarEntry {
  return {
    ...row,
    uid: `event-${id}`,
    description: shortDesc,
    location: address,
    path: `/events/${encodeURIComponent(id)}`,
    isCancelled: status === 'cancelled',
  };
}

/** A ticket that its organiser ended with the event stays, so that calendars strike the event out; one that its holder gave back does not. */
const endedWithEvent = sql`(${events.status} = 'cancelled' and exists (select 1 from ${eventChanges} where ${eventChanges.eventId} = ${events.id}
  and ${eventChanges.kind} = 'cancelled' and ${eventChanges.at} <= ${tickets.updatedAt}))`;

/** A ticket that was passed on brings its event into the calendar of nobody here. */
const isComing = sql`exists (select 1 from ${tickets} where ${tickets.eventId} = ${events.id} and ${tickets.personId} = ${sql.placeholder('personId')}
  and (${tickets.status} = 'Active' or ${endedWithEvent}) and ${tickets.nominee} is null)`;

/** Events for which a person holds a ticket. */
export const attendedEvents: CalendarSource = {
  part: { module: 'events' },
  async entriesOf(db, { personId, since, most }) {
    const statement = prepared(db, 'calendar of attended events', () =>
      db
        .select(entryColumns)
        .from(events)
        .where(
          and(ne(events.status, 'draft'), gt(events.endAt, sql`${sql.placeholder('since')}::timestamptz`), isComing),
        )
        .orderBy(desc(events.startAt), desc(events.id))
        .limit(sql.placeholder('most')),
    );
    const rows = await statement.execute({ personId, since: since.toISOString(), most });
    return rows.map(entryOf);
  },
};
