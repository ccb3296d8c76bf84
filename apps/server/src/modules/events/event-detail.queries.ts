import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { eventPresenters, events, eventSessions, eventTags, people, tags } from '../../db/schema/index.ts';
import { isConnectedTo, personJson, type PersonRow } from '../people/index.ts';
import { eventColumns, within } from './event-columns.queries.ts';

interface Session {
  id: string;
  title: string;
  startAt: string;
  startZone: string;
  endAt: string;
  endZone: string;
}

interface Presenter {
  name: string;
  role: string;
  profileDesc: string;
  /** Null where it is nobody whom the portal knows. */
  person: PersonRow | null;
}

const whoeverAsks = { id: sql.placeholder('personId') };

const detailColumns = {
  ...eventColumns,
  contentHtml: events.contentHtml,
  externalUrl: events.externalUrl,
  cpdDetails: events.cpdDetails,
  sponsorHtml: events.sponsorHtml,
  reasoningHtml: events.reasoningHtml,
  accessHtml: events.accessHtml,
  enrolHtml: events.enrolHtml,
  enrolTitle: events.enrolTitle,
  coursesTitle: events.coursesTitle,
  coursesDescription: events.coursesDescription,
  tags: within<{ id: string; label: string }[]>(sql`coalesce((
    select json_agg(json_build_object('id', ${tags.id}, 'label', ${tags.name}) order by ${tags.name} collate "C")
    from ${eventTags} join ${tags} on ${tags.id} = ${eventTags.tagId} where ${eventTags.eventId} = ${events.id}), '[]'::json)`),
  sessions: within<Session[]>(sql`coalesce((
    select json_agg(json_build_object('id', ${eventSessions.id}, 'title', ${eventSessions.title}, 'startAt', ${eventSessions.startAt}, 'startZone', ${eventSessions.startZone},
      'endAt', ${eventSessions.endAt}, 'endZone', ${eventSessions.endZone}) order by ${eventSessions.position})
    from ${eventSessions} where ${eventSessions.eventId} = ${events.id}), '[]'::json)`),
  presenters: within<Presenter[]>(sql`coalesce((
    select json_agg(json_build_object('name', ${eventPresenters.name}, 'role', ${eventPresenters.role}, 'profileDesc', ${eventPresenters.profileDesc},
      'person', case when ${people.id} is null then null else ${personJson(isConnectedTo(whoeverAsks))} end) order by ${eventPresenters.position})
    from ${eventPresenters} left join ${people} on ${people.id} = ${eventPresenters.personId} where ${eventPresenters.eventId} = ${events.id}), '[]'::json)`),
};

export function eventById(db: Db) {
  return prepared(db, 'event by id', () =>
    db
      .select(detailColumns)
      .from(events)
      .where(eq(events.id, sql.placeholder('id'))),
  );
}
