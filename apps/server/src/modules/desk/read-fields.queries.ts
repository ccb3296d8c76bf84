import type { KnownTicketType } from '@portal/api/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, orderItems, tickets, waitingEntries } from '../../db/schema/index.ts';
import { within } from '../events/index.ts';

export async function knownTypes(db: Db, eventId: string): Promise<KnownTicketType[]> {
  const ofType = (table: typeof tickets | typeof orderItems) =>
    sql`exists (select 1 from ${table} where ${table.ticketTypeId} = ${eventTicketTypes.id})`;
  const inLine = db
    .select({ n: sql<number>`count(*)::int` })
    .from(waitingEntries)
    .where(
      and(eq(waitingEntries.ticketTypeId, eventTicketTypes.id), inArray(waitingEntries.status, ['waiting', 'offered'])),
    );
  return db
    .select({
      id: eventTicketTypes.id,
      inLine: within<number>(sql`(${inLine})`),
      sold: eventTicketTypes.sold,
      isUsed: within<boolean>(sql`(${ofType(tickets)} or ${ofType(orderItems)})`),
    })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.id));
}
