import type { DoorScan } from '@portal/api/contract';
import { readTicketCode } from '@portal/rules';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { doorScans, eventTicketTypes, people, tickets } from '../../db/schema/index.ts';

export async function lockTickets(tx: Db, scans: readonly DoorScan[]) {
  const ids = scans.flatMap((scan) => ('ticketId' in scan ? [scan.ticketId] : []));
  const numbers = scans.flatMap((scan) => ('code' in scan ? (readTicketCode(scan.code)?.number ?? []) : []));
  const rows = await tx
    .select({
      id: tickets.id,
      number: tickets.number,
      eventId: tickets.eventId,
      personId: tickets.personId,
      // Nothing of a ticket changes after it was cancelled.
      removedAt: sql<Date | null>`case when ${tickets.status} = 'Removed' then ${tickets.updatedAt} end`.mapWith(
        tickets.updatedAt,
      ),
      codeVersion: tickets.codeVersion,
      nominee: tickets.nominee,
      attendedAt: tickets.attendedAt,
      firstName: people.firstName,
      lastName: people.lastName,
      ticketType: eventTicketTypes.name,
    })
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId))
    .where(or(inArray(tickets.id, ids), inArray(tickets.number, numbers)))
    .orderBy(asc(tickets.id))
    .for('update', { of: tickets });
  return rows.map((row) => ({ ...row, holderName: `${row.firstName} ${row.lastName}` }));
}

export async function insertScans(tx: Db, rows: (typeof doorScans.$inferInsert)[]): Promise<void> {
  await tx.insert(doorScans).values(rows).onConflictDoNothing();
}
