import type { KnownTicketType } from '@portal/rules';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes } from '../../db/schema/index.ts';
import { knownTypes } from './read-fields.queries.ts';

/** Locked, so that no seat is sold while it is decided what becomes of them. */
export async function lockTypes(db: Db, eventId: string): Promise<KnownTicketType[]> {
  await db
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.id))
    .for('no key update');
  // Counted once they are locked: whoever held them before may have joined a line.
  return knownTypes(db, eventId);
}
