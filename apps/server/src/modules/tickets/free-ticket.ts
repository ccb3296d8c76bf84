import { DatabaseError } from 'pg';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { freshTicket, type TypeRow } from './tickets.queries.ts';
import { registeredMail } from './tickets.writes.ts';
import { writeTicket } from './free-ticket.writes.ts';

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

const keyTaken = '23505';

/** A person holds one ticket of an event that no order has paid for. */
function isTwice(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof DatabaseError && cause.code === keyTaken && cause.constraint === 'tickets_active_key';
}
