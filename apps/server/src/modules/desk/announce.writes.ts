import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';

/** Queues a mail to everybody who holds a ticket of an event that is now held at another time; of several changes before it is sent, the last alone is told. */
export async function announceMoved(db: Db, eventId: string, now: Date): Promise<void> {
  await db.execute(sql`
    delete from mail_jobs where event_id = ${eventId} and kind = 'moved' and done_at is null and claimed_at is null`);
  await announce(db, 'moved', eventId, now);
}

/** To whoever holds a ticket, and to whoever comes with it instead. Each change of the event is told once; what is over is told to nobody. */
export async function announce(db: Db, kind: 'cancelled' | 'moved', eventId: string, now: Date): Promise<void> {
  const at = instantSql(now);
  await db.execute(sql`
    insert into mail_jobs (key, kind, person_id, event_id, about, due_at)
    select distinct
      concat_ws(':', ${kind}::text, event.id, ticket.person_id, event.revision, substitute.ticket_id),
      ${kind}::text, ticket.person_id, event.id,
      concat_ws(':', floor(extract(epoch from event.start_at))::bigint, substitute.ticket_id), ${at}
    from tickets ticket join events event on event.id = ticket.event_id
      cross join lateral (values (null), (case when ticket.nominee is not null then concat_ws(':', ticket.id, ticket.code_version) end)) substitute (ticket_id)
    where ticket.event_id = ${eventId} and ticket.status = 'Active' and event.end_at > ${at}
    on conflict do nothing`);
}

/** Queues a mail to everybody who waits for a seat of an event that its organiser cancels and holds no ticket of it. Asked before tickets and lines are ended, in the same transaction. */
export async function announceCancelledToWaiting(db: Db, eventId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into mail_jobs (key, kind, person_id, event_id, due_at)
    select distinct
      concat_ws(':', 'lineCancelled', type.event_id, entry.person_id),
      'lineCancelled', entry.person_id, type.event_id, ${instantSql(now)}
    from waiting_entries entry join event_ticket_types type on type.id = entry.ticket_type_id
    where type.event_id = ${eventId} and entry.status in ('waiting', 'offered')
      and not exists (
        select 1 from tickets ticket
        where ticket.event_id = type.event_id and ticket.person_id = entry.person_id and ticket.status = 'Active')
    on conflict do nothing`);
}
