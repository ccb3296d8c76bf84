import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { eventTicketTypes, orders, tickets, waitingEntries } from '../../db/schema/index.ts';
import { freshTicket, registeredMail, type TypeRow } from './repository.ts';

/** What a person has of a type of ticket already. */
export interface Standing {
  /** A seat is kept for them in its waiting list. */
  isOffered: boolean;
  /** They stand in a line of its event, or a seat of it is kept for them. */
  isInLine: boolean;
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
        isInLine: sql<boolean>`exists (select 1 from ${waitingEntries} entry join ${eventTicketTypes} type on type.id = entry.ticket_type_id
          where type.event_id = ${sql.placeholder('eventId')} and entry.person_id = ${who} and entry.status in ('waiting', 'offered'))`,
        holdsTicket: sql<boolean>`exists (select 1 from ${tickets} where event_id = ${sql.placeholder('eventId')} and person_id = ${who} and status = 'Active')`,
        hasOpenOrder: sql<boolean>`exists (select 1 from ${orders} where person_id = ${who} and status = 'pending')`,
      })
      .from(oneRow),
  );
  const [standing] = await statement.execute({ id, eventId, personId });
  return standing ?? { isOffered: false, isInLine: false, holdsTicket: false, hasOpenOrder: false };
}

/**
 * Takes a seat that nobody waits for, its ticket and the mail that tells of it: one statement, so that all of them come or none, and no seat is taken twice. The event
 * is held meanwhile, so that it is not cancelled while its seats are taken.
 */
export async function takeFreeTicket(
  db: Db,
  type: TypeRow,
  personId: string,
  now: Date,
): Promise<'taken' | 'alreadyRegistered' | 'soldOut' | 'cancelled'> {
  const { id, number, amountCents, createdAt, ...ticket } = freshTicket(type, personId, now);
  const { key } = registeredMail({ ...ticket, createdAt }, id);
  const filled = { id, number, typeId: type.id, personId, amountCents, mailKey: key, at: createdAt.toISOString() };
  try {
    const [row] = await prepared(db, 'free ticket taken', () => writeTicket(db)).execute(filled);
    if (row?.isTaken) return 'taken';
    return row?.isOnSale ? 'soldOut' : 'cancelled';
  } catch (error) {
    if (isTwice(error)) return 'alreadyRegistered';
    throw error;
  }
}

const oneRow = sql`(values (1)) as one`;

function writeTicket(db: Db) {
  const typeId = sql.placeholder('typeId');
  const personId = sql.placeholder('personId');
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const found = { id: sql<string>`id` };
  const onSale = db.$with('on_sale', found).as(sql`
    select event.id from events event join ${eventTicketTypes} type on type.event_id = event.id
    where type.id = ${typeId} and event.status = 'published' for share of event`);
  const seat = db.$with('seat', found).as(sql`
    update ${eventTicketTypes} type set sold = type.sold + 1 from on_sale
    where type.id = ${typeId} and type.event_id = on_sale.id and (type.capacity is null or type.sold < type.capacity)
      and not exists (select 1 from ${waitingEntries} where ticket_type_id = ${typeId} and status = 'waiting')
    returning type.id, type.event_id`);
  const added = db.$with('added', found).as(sql`
    insert into ${tickets} (id, number, event_id, ticket_type_id, person_id, status, amount_cents, created_at, updated_at)
    select ${sql.placeholder('id')}, ${sql.placeholder('number')}, event_id, id, ${personId}, 'Active', ${sql.placeholder('amountCents')}::int, ${at}, ${at} from seat
    returning id, event_id`);
  const told = db.$with('told', found).as(sql`
    insert into mail_jobs (key, kind, person_id, event_id, due_at)
    select ${sql.placeholder('mailKey')}, 'registered', ${personId}, event_id, ${at} from added
    on conflict do nothing returning key as id`);
  return db
    .with(onSale, seat, added, told)
    .select({
      isOnSale: sql<boolean>`exists (select 1 from on_sale)`,
      isTaken: sql<boolean>`exists (select 1 from added)`,
    })
    .from(oneRow);
}

const keyTaken = '23505';

/** A person holds one ticket of an event that no order has paid for. */
function isTwice(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof DatabaseError && cause.code === keyTaken && cause.constraint === 'tickets_active_key';
}
