import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** Queues a mail to everybody who holds a ticket of an event that its organiser cancels. Asked before the tickets are cancelled, in the same transaction. */
export async function announceCancelled(db: Db, eventId: string, now: Date): Promise<void> {
  await announce(db, 'cancelled', eventId, now);
}

/** Queues a mail to everybody who holds a ticket of an event that is now held at another time. */
export async function announceMoved(db: Db, eventId: string, now: Date): Promise<void> {
  await announce(db, 'moved', eventId, now);
}

async function announce(db: Db, kind: 'cancelled' | 'moved', eventId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into mail_jobs (key, kind, person_id, event_id, about, due_at)
    select distinct
      concat_ws(':', ${kind}::text, event.id, ticket.person_id, extract(epoch from event.start_at)::bigint),
      ${kind}::text, ticket.person_id, event.id, extract(epoch from event.start_at)::bigint::text, ${now.toISOString()}::timestamptz
    from tickets ticket join events event on event.id = ticket.event_id
    where ticket.event_id = ${eventId} and ticket.status = 'Active'
    on conflict do nothing`);
}
