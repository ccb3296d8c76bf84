import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tickets } from '../../db/schema/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import type { nextCodeVersion } from './tickets.queries.ts';

/** False where the person has registered for the event already. */
export async function addTicket(db: Db, row: typeof tickets.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(tickets)
    .values(row)
    .onConflictDoNothing({
      target: [tickets.eventId, tickets.personId],
      where: sql`${tickets.status} = 'Active' and ${tickets.orderId} is null`,
    })
    .returning({ id: tickets.id });
  if (rows.length === 0) return false;
  await queueMails(db, [registeredMail(row, row.id)]);
  return true;
}

/** Tells somebody of what they have registered for, whose tickets came by one order or without any. */
export function registeredMail(
  { personId, eventId, createdAt }: Pick<typeof tickets.$inferInsert, 'personId' | 'eventId' | 'createdAt'>,
  of: string,
) {
  return { key: `registered:${of}:${eventId}`, kind: 'registered' as const, personId, eventId, dueAt: createdAt };
}

type Changes = Partial<
  Pick<
    typeof tickets.$inferInsert,
    'status' | 'nominee' | 'dietaryRequirements' | 'otherDietaryRequirement' | 'accessibilityRequirement'
  >
> & { codeVersion?: typeof nextCodeVersion };

/** False where the ticket has been cancelled meanwhile. */
export async function changeTicket(db: Db, id: string, changes: Changes, now: Date): Promise<boolean> {
  const rows = await db
    .update(tickets)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(tickets.id, id), eq(tickets.status, 'Active')))
    .returning({ id: tickets.id });
  return rows.length > 0;
}
