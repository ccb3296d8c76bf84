import { type BenchCall, getAsStaff, jsonAsStaff } from './bench-call.ts';
import type { Size } from './sizes.ts';

const length = 50;
const people = 100;

/** What staff look at: events of every state, and who comes to one. */
export function deskCalls({ events }: Size): readonly BenchCall[] {
  const eventOf = (reader: number) => `event-${1 + (reader % events)}`;
  const list = (name: string, body: object, where: string): BenchCall => ({
    name,
    request: (reader) => jsonAsStaff(reader, `/api/admin/event/query?pageSize=${length}`, body),
    bare: {
      text: `select e.id, e.title, e.kind as type, e.status, e.start_at as "eventStartUtc", e.start_zone as "startTimeZone", e.end_at as "eventEndUtc", e.end_zone as "endTimeZone",
        e.address, e.is_members_only as "isMembersOnly", e.revision, (select sum(k.sold) from event_ticket_types k where k.event_id = e.id) as sold,
        (select sum(k.capacity) from event_ticket_types k where k.event_id = e.id) as capacity, count(*) over () as "totalItemCount"
        from events e where ${where} order by e.start_at, e.id limit ${length}`,
      values: () => [],
    },
  });
  return [
    list('desk: events', { time: 'toCome' }, 'e.end_at > now()'),
    list('desk: events by word', { time: 'toCome', keyword: 'abo' }, `e.end_at > now() and e.search_text like '%abo%'`),
    {
      name: 'desk: attendees',
      request: (reader) =>
        getAsStaff(reader, `/api/admin/event/${eventOf(reader)}/attendees?pageSize=${people}&status=Active`),
      bare: {
        text: `select t.id as "ticketId", t.number as "ticketNumber", p.first_name || ' ' || p.last_name as name, p.email, p.organisation_name as organisation, k.name as "ticketType",
          t.dietary_requirements as "dietaryRequirements", t.accessibility_requirement as "accessibilityRequirement", t.attended_at as "attendedAt", t.status, count(*) over () as total
          from tickets t join people p on p.id = t.person_id join event_ticket_types k on k.id = t.ticket_type_id
          where t.event_id = $1 and t.status = 'Active' order by lower(p.last_name || ' ' || p.first_name), t.id limit ${people}`,
        values: (reader) => [eventOf(reader)],
      },
    },
  ];
}
