import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, tickets, waitingEntries } from '../../db/schema/index.ts';
import { oneRow } from './free-ticket.queries.ts';

export function writeTicket(db: Db) {
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
