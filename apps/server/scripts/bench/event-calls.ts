import { type BenchCall, json } from './bench-call.ts';
import { readers, type Size, upcomingForAll } from './sizes.ts';

const columns = `e.id, e.title, e.kind as type, e.short_desc as "shortDesc", e.start_at as "startDateTime", e.start_zone as "startTimeZone", e.end_at as "endDateTime",
  e.end_zone as "endTimeZone", e.start_at as "eventStartUtc", e.end_at as "eventEndUtc", e.image_asset_id as "featureImg", e.image_asset_id as "listingImg", e.address,
  e.is_members_only as "isMembersOnly", e.single_click_ticket_type_id is not null as "isSingleClickRegistration", e.single_click_ticket_type_id as "singleClickTicketPriceId",
  (select t.id from tickets t where t.event_id = e.id and t.person_id = $1 and t.status = 'Active' limit 1) as "userTicketId",
  (select min(k.amount_cents) from event_ticket_types k where k.event_id = e.id) as "amountFrom",
  exists (select 1 from event_ticket_types k where k.event_id = e.id and (k.capacity is null or k.sold < k.capacity)) as "hasSeats", e.opens_at as "opensAt",
  json_build_object('hours', e.cpd_hours) as "cpdDetails", count(*) over () as "totalItems"`;
const person = (reader: number) => `member-${reader}`;

/** Finding events, and tickets for what is to come; a ticket is taken, and given back, once. */
export function eventCalls({ events }: Size): readonly BenchCall[] {
  const year = new Date().getUTCFullYear();
  const days = { from: `${year - 1}-12-31`, to: `${year + 1}-01-01` };
  const count = upcomingForAll(events);
  /** Each person at each of the last events once; who comes one after the other is another person, at another event. */
  const pair = (number: number) => ({
    reader: 1 + ((Math.floor(number / count) + 40 * (number % count)) % readers),
    event: `event-${events - (number % count)}`,
  });
  const open = Array.from({ length: count }, (_, at) => `'event-${events - at}'`).join(', ');
  const ticketOf = (number: number) => `taken-${pair(number).event}-${pair(number).reader}`;
  const nobody = [
    `delete from mail_jobs where event_id in (${open})`,
    `delete from tickets where event_id in (${open})`,
    `update event_ticket_types set sold = 0 where event_id in (${open})`,
  ];
  const everybody = [
    `insert into tickets (id, number, event_id, ticket_type_id, person_id, status, amount_cents, created_at, updated_at)
      select 'taken-' || e || '-' || i, 'taken-' || e || '-' || i, e, 'type-' || substr(e, 7), 'member-' || i, 'Active', 0, now(), now()
      from unnest(array[${open}]) e, generate_series(1, ${readers}) i on conflict do nothing`,
    `update event_ticket_types set sold = ${readers} where event_id in (${open})`,
  ];
  return [
    {
      name: 'events',
      request: (reader) => json(reader, '/api/event/list', { page: 1, size: 20, isActiveEvent: true }),
      bare: {
        text: `select ${columns} from events e where e.status <> 'draft' and e.end_at > now() order by e.start_at, e.id limit 20`,
        values: (reader) => [person(reader)],
      },
    },
    {
      name: 'events of a year',
      request: (reader) =>
        json(reader, '/api/event/list', { page: 1, size: 2000, startDateFrom: days.from, startDateTo: days.to }),
      bare: {
        text: `select ${columns} from events e where e.status <> 'draft' and e.end_at > $2 and e.start_at < $3::timestamptz + interval '1 day' order by e.start_at, e.id limit 2000`,
        values: (reader) => [person(reader), days.from, days.to],
      },
    },
    {
      name: 'register',
      once: { reset: nobody },
      request: (number) =>
        json(pair(number).reader, '/api/event/register', { ticketPriceId: `type-${pair(number).event.slice(6)}` }),
      bare: {
        text: `with seat as (update event_ticket_types set sold = sold + 1 where event_id = $2 and (capacity is null or sold < capacity) returning id),
          added as (insert into tickets (id, number, event_id, ticket_type_id, person_id, status, amount_cents, created_at, updated_at)
            select gen_random_uuid(), gen_random_uuid(), $2, id, $1, 'Active', 0, now(), now() from seat returning id)
          insert into mail_jobs (key, kind, person_id, event_id, due_at) select 'registered:' || id, 'registered', $1, $2, now() from added`,
        values: (number) => [person(pair(number).reader), pair(number).event],
      },
    },
    {
      name: 'cancel a ticket',
      once: { reset: [...nobody, ...everybody] },
      request: (number) => json(pair(number).reader, '/api/ticket/cancel', { ticketId: ticketOf(number) }),
      bare: {
        text: `with given as (update tickets set status = 'Removed', updated_at = now() where id = $1 and status = 'Active' returning ticket_type_id)
          update event_ticket_types set sold = sold - 1 where id in (select ticket_type_id from given)`,
        values: (number) => [ticketOf(number)],
      },
    },
  ];
}
