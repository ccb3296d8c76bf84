import { sql } from 'drizzle-orm';
import { because, copied, deleted, held, mine, own, stays, type Tables, within } from '../held.ts';

const heading = 'Events and orders';
const { attendance, money, work } = because;

/** Where somebody goes, or wants to. */
export const eventTables: Tables = {
  refund_requests: held(
    within('ticket_id', 'tickets'),
    stays(money, 'id ticket_id event_id status granted_cents decided_by decided_at created_at', {
      reason: sql`''`,
      answer: sql`''`,
    }),
    copied(heading, 'id ticket_id event_id status reason granted_cents answer decided_at created_at', {
      others: 'decided_by',
    }),
  ),
  door_scans: held(
    within('ticket_id', 'tickets'),
    stays(attendance, 'ticket_id id action how at received_at person_id'),
    copied(heading, 'ticket_id id action how at received_at', { others: 'person_id' }),
  ),
  tickets: held(
    mine,
    stays(
      attendance,
      `id number event_id ticket_type_id person_id status amount_cents order_id order_position code_version attended_at created_at
        updated_at`,
      {
        nominee: sql`null`,
        dietary_requirements: sql`'[]'::jsonb`,
        other_dietary_requirement: sql`null`,
        accessibility_requirement: sql`null`,
      },
    ),
    copied(
      heading,
      `id number event_id ticket_type_id status amount_cents dietary_requirements other_dietary_requirement accessibility_requirement
        order_id order_position attended_at created_at updated_at`,
      // Who comes instead is told of to them.
      { ...own, others: 'nominee', secret: 'code_version' },
    ),
  ),
  waiting_entries: held(
    mine,
    stays(
      'The others in the line keep their places.',
      'id place ticket_type_id person_id status offered_at order_id created_at updated_at',
    ),
    copied(heading, 'id ticket_type_id status offered_at order_id created_at updated_at', {
      ...own,
      technical: 'place',
    }),
  ),
  event_favourites: held(mine, deleted, copied(heading, 'event_id at', own)),
  event_changes: held(mine, stays(work, 'id event_id at kind person_id changes')),
  event_presenters: held(
    mine,
    stays('The programme of an event is published by the organisation.', 'event_id position name role profile_desc', {
      person_id: sql`null`,
    }),
  ),
};
