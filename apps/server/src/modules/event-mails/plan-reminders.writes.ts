import { reminderLeads } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';

const kinds = { week: 'reminderWeek', day: 'reminderDay', hour: 'reminderHour' } as const;

/**
 * Queues the reminders that are due: for everybody with a ticket, once for each start of an event, so that one that is moved reminds again and one that was cancelled
 * does not. Who comes instead of somebody is reminded in their place. Of those that a server missed while it was away, the last alone is sent; who registered or was named after a reminder was due gets the next.
 */
export async function planReminders(db: Db, now: Date): Promise<void> {
  for (const [at, { id, minutes }] of reminderLeads.entries()) {
    const until = reminderLeads[at + 1]?.minutes ?? 0;
    const from = (lead: number) => instantSql(new Date(now.getTime() + lead * 60_000));
    const dueAt = sql`event.start_at - make_interval(mins => ${minutes}::int)`;
    await db.execute(sql`
      insert into mail_jobs (key, kind, person_id, event_id, about, due_at)
      select distinct
        concat_ws(':', ${kinds[id]}::text, event.id, ticket.person_id, floor(extract(epoch from event.start_at))::bigint, substitute.ticket_id),
        ${kinds[id]}::text, ticket.person_id, event.id,
        concat_ws(':', floor(extract(epoch from event.start_at))::bigint, substitute.ticket_id), ${dueAt}
      from events event
        join event_ticket_types type on type.event_id = event.id
        join tickets ticket on ticket.ticket_type_id = type.id and ticket.status = 'Active'
        cross join lateral (
          select case when ticket.nominee is not null then concat_ws(':', ticket.id, ticket.code_version) end as ticket_id) substitute
        left join reminder_settings wish on wish.person_id = ticket.person_id
      where event.status = 'published'
        and event.start_at > ${from(until)} and event.start_at <= ${from(minutes)}
        and case when substitute.ticket_id is null then ticket.created_at else ticket.updated_at end < ${dueAt}
        and (substitute.ticket_id is not null or coalesce(wish.${sql.raw(id)}, true))
      on conflict do nothing`);
  }
}
