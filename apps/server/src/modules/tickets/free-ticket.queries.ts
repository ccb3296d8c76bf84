import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { eventTicketTypes, orders, tickets, waitingEntries } from '../../db/schema/index.ts';
import type { TypeRow } from './tickets.queries.ts';

/** What a person has of a type of ticket already. */
export interface Standing {
  /** A seat is kept for them in its waiting list. */
  isOffered: boolean;
  /** They stand in a line of its event, or a seat of it is kept for them. */
  isWaiting: boolean;
  /** They hold a ticket of its event. */
  holdsTicket: boolean;
  /** Something that they ordered, of whatever event, is not paid yet. */
  hasOpenOrder: boolean;
}

export async function standingOf(db: Db, { id, eventId }: TypeRow, personId: string): Promise<Standing> {
  const who = sql.placeholder('personId');
  const statement = prepared(db, 'standing of a person at a ticket type', () =>
    db
      .select({
        isOffered: sql<boolean>`exists (select 1 from ${waitingEntries} where ticket_type_id = ${sql.placeholder('id')} and person_id = ${who} and status = 'offered')`,
        isWaiting: sql<boolean>`exists (select 1 from ${waitingEntries} entry join ${eventTicketTypes} type on type.id = entry.ticket_type_id
          where type.event_id = ${sql.placeholder('eventId')} and entry.person_id = ${who} and entry.status in ('waiting', 'offered'))`,
        holdsTicket: sql<boolean>`exists (select 1 from ${tickets} where event_id = ${sql.placeholder('eventId')} and person_id = ${who} and status = 'Active')`,
        hasOpenOrder: sql<boolean>`exists (select 1 from ${orders} where person_id = ${who} and status = 'pending')`,
      })
      .from(oneRow),
  );
  const [standing] = await statement.execute({ id, eventId, personId });
  return standing ?? { isOffered: false, isWaiting: false, holdsTicket: false, hasOpenOrder: false };
}

export const oneRow = sql`(values (1)) as one`;
