import type { Step } from './step.ts';
import { type Size, upcomingForAll } from './sizes.ts';

/** Two and a half years, the middle of which is now: a year of the whole has 2,000 events. */
const daysInAll = 912;
const kinds = `(array['webinar', 'conference', 'cpd', 'general', 'meeting'])[1 + i % 5]`;

/** Events one after the other, each with one type of ticket and its share of the tickets. */
export function eventSteps({ members, events, tickets }: Size): readonly Step[] {
  /** As many as the tickets below say of it. */
  const sold = `${Math.floor(tickets / events)} + (i - 1 between 1 and ${tickets % events})::int`;
  const isForAll = `i > ${events - upcomingForAll(events)}`;
  return [
    {
      name: 'Places and categories of events',
      rows: 20,
      statement: `with places as (insert into event_locations (id, name) select 'place-' || i, 'Place ' || i from generate_series($1::int, $2::int) i)
        insert into event_categories (id, label) select 'topic-' || i, 'Topic ' || i from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Events',
      rows: events,
      statement: `with made as (insert into events (id, title, kind, status, short_desc, content_html, start_at, start_zone, end_at, end_zone, location_id, cpd_hours,
          single_click_ticket_type_id)
          select 'event-' || i, initcap(translate(substr(md5(i::text), 1, 7), '0123456789', 'ghijklmnop')) || ' in practice', ${kinds}, 'published',
            'A day about what works, with time to try it out and colleagues to ask.', '<p>' || repeat('What is talked about. ', 40) || '</p>',
            moment, 'Australia/Sydney', moment + interval '3 hours', 'Australia/Sydney', 'place-' || (1 + i % 20), case when i % 5 in (0, 2) then 1.5 end, 'type-' || i
          from generate_series($1::int, $2::int) i, lateral (select now() + (i - ${events / 2} - 0.5) * interval '${daysInAll} days' / ${events} as moment) at),
        topics as (insert into event_category_links (event_id, category_id)
          select 'event-' || i, 'topic-' || (1 + i % 20) from generate_series($1::int, $2::int) i),
        tagged as (insert into event_tags (event_id, tag_id)
          select 'event-' || i, 'tag-' || (1 + (i * 7 + k) % 200) from generate_series($1::int, $2::int) i, generate_series(0, 2) k)
        insert into event_ticket_types (id, event_id, position, name, amount_cents, capacity, sold)
          select 'type-' || i, 'event-' || i, 0, 'Member', case when i % 3 = 0 and not (${isForAll}) then 24000 else 0 end, 5000, ${sold}
          from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Tickets',
      rows: tickets,
      statement: `insert into tickets (id, number, event_id, ticket_type_id, person_id, status, amount_cents, created_at, updated_at)
        select 'ticket-' || i, 'T' || i, 'event-' || (1 + i % ${events}), 'type-' || (1 + i % ${events}),
          'member-' || (1 + ((i % ${events}) * 140 + i / ${events}) % ${members}), 'Active', 0, now(), now() from generate_series($1::int, $2::int) i`,
    },
  ];
}
