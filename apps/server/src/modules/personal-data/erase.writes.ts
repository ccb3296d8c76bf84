import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditEvents, events, invoices, people, tickets, waitingEntries } from '../../db/schema/index.ts';
import { firstNamedDay } from './named-invoices.writes.ts';
import { registry } from './registry.ts';

export interface Erased {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  now: Date;
}

/** Ends what is open, by the triggers of an account that is disabled. */
export function closeAccount(tx: Db, { id, now }: Erased) {
  return tx.update(people).set({ erasedAt: now, disabledAt: now }).where(eq(people.id, id));
}

/** Of the years that tax law asks for. */
export function nameInvoices(tx: Db, { id, name, now }: Erased) {
  return tx
    .update(invoices)
    .set({ billedTo: name })
    .where(and(eq(invoices.personId, id), gte(invoices.invoiceDate, firstNamedDay(now))));
}

/** What is counted beside its rows follows those that go. How often something was viewed stays true. */
export async function takeFromCounts(tx: Db, { id }: Erased): Promise<void> {
  for (const [counted, reaction, target] of [
    ['communities', 'community_likes', 'community_id'],
    ['posts', 'post_likes', 'post_id'],
    ['comments', 'comment_likes', 'comment_id'],
  ] as const)
    await tx.execute(sql`update ${sql.identifier(counted)} set likes_count = greatest(likes_count - 1, 0)
      where id in (select ${sql.identifier(target)} from ${sql.identifier(reaction)} where person_id = ${id})`);
  await tx.execute(sql`update communities set
      members_count = members_count - (m.status = 'Joined')::int,
      pending_members_count = pending_members_count - (m.status = 'Awaiting')::int
    from memberships m where m.community_id = communities.id and m.person_id = ${id} and m.status in ('Joined', 'Awaiting')`);
  await tx.execute(sql`update poll_options set votes_count = greatest(votes_count - 1, 0)
    from poll_votes v where v.person_id = ${id} and v.post_id = poll_options.post_id and poll_options.id = any(v.option_ids)`);
  await tx.execute(sql`update post_polls set voters_count = greatest(voters_count - 1, 0)
    where post_id in (select post_id from poll_votes where person_id = ${id} and cardinality(option_ids) > 0)`);
}

/** Others who mentioned them mention a former member; their links lead nowhere, and their name is no word of a search unless others write it. */
export async function renameMentions(tx: Db, { id, name }: Erased): Promise<void> {
  const begins = `<span data-mention="${id}">`;
  const pattern = `(${begins.replaceAll(/[^\w\s]/g, String.raw`\$&`)})[^<]*`;
  for (const table of ['posts', 'post_edits', 'comments'] as const)
    await tx.execute(sql`update ${sql.identifier(table)}
      set body_html = regexp_replace(body_html, ${pattern}, ${String.raw`\1@Former member`}, 'g')
      where position(${begins} in body_html) > 0`);
  await tx.execute(sql`delete from known_words
    where word = any(string_to_array(search_text(${name}), ' '))
      and not exists (select from post_words where words @@ plainto_tsquery('simple', word))
      and not exists (select from comment_words where words @@ plainto_tsquery('simple', word))
      and not exists (select from search_entries where words @@ plainto_tsquery('simple', word))`);
}

/** Whom others named to come in their place is somebody still, who is told of no more. */
export async function renameNominee(tx: Db, { email }: Erased): Promise<void> {
  const nobody = { title: '', name: 'Former member', email: '', mobile: '', orgName: '' };
  await tx.execute(sql`update tickets set nominee = ${JSON.stringify(nobody)}::jsonb
    where lower(nominee ->> 'email') = lower(${email})`);
}

/** What is known by the addresses alone. */
export async function forgetAddresses(tx: Db, { email, mobile }: Erased): Promise<void> {
  for (const address of [email, mobile ?? ''].filter((one) => one !== '')) {
    await tx.execute(sql`delete from outbox_messages where lower(recipient) = lower(${address})`);
    await tx.execute(sql`delete from mail_jobs where lower(recipient ->> 'email') = lower(${address})`);
  }
}

export async function followRegistry(tx: Db, { id }: Erased): Promise<void> {
  for (const [name, { rows, fate }] of Object.entries(registry)) {
    const table = sql.identifier(name);
    // The history of CPD is written when its records are gone, and goes after it.
    if (name === 'cpd_record_versions') await tx.execute(sql`set constraints all immediate`);
    if (fate.kind === 'deleted') await tx.execute(sql`delete from ${table} where ${rows(id)}`);
    if (fate.kind !== 'stays') continue;
    const set = Object.entries(fate.set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    if (set.length > 0) await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${rows(id)}`);
  }
}

/** Of the account that is no more, from nowhere. */
export function noteErasure(tx: Db, { id, now }: Erased) {
  return tx.insert(auditEvents).values({ kind: 'accountErased', personId: id, at: now, data: {} });
}

export async function holdEvents(tx: Db, id: string, now: Date): Promise<void> {
  const toCome = and(eq(tickets.personId, id), eq(tickets.status, 'Active'), gt(events.endAt, now));
  const held = tx
    .select({ id: events.id })
    .from(events)
    .innerJoin(tickets, eq(tickets.eventId, events.id))
    .where(toCome);
  await held.orderBy(events.id).for('share', { of: events });
}

export function endTickets(tx: Db, id: string, now: Date) {
  const toCome = and(eq(tickets.personId, id), eq(tickets.status, 'Active'), gt(events.endAt, now));
  return tx
    .update(tickets)
    .set({ status: 'Removed', updatedAt: now })
    .from(events)
    .where(and(eq(events.id, tickets.eventId), toCome))
    .returning({ id: tickets.id, typeId: tickets.ticketTypeId });
}

export function leaveLines(tx: Db, id: string, typeId: string, now: Date) {
  const { personId, status, orderId, ticketTypeId } = waitingEntries;
  const offers = and(eq(personId, id), eq(status, 'offered'), isNull(orderId));
  return tx
    .update(waitingEntries)
    .set({ status: 'left', updatedAt: now })
    .where(and(offers, eq(ticketTypeId, typeId)))
    .returning({ id: waitingEntries.id });
}
