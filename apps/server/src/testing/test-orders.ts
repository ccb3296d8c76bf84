import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { events, eventTicketTypes, orders, tickets } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

const day = 86_400_000;

/** Another conference in two months, and the address where a person pays one ticket of it. */
export async function orderOne(server: TestServer, who: string, capacity: number | null = 10) {
  const id = `paid-${randomUUID()}`;
  const typeId = `${id}-type`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const startAt = new Date(server.clock.now().getTime() + 60 * day);
  const endAt = new Date(startAt.getTime() + day);
  await server.db.insert(events).values({ ...open, id, kind: 'conference', startAt, endAt });
  await server.db
    .insert(eventTicketTypes)
    .values({ id: typeId, eventId: id, position: 0, name: 'Full', amountCents: 89_000, capacity });
  const url = await checkoutUrlOf(server, who, typeId);
  return { id, typeId, url, orderId: url.split('/').at(-1) ?? '' };
}

/** Where a ticket is paid, or why it is not sold. */
export async function checkoutUrlOf(server: TestServer, who: string, ticketPriceId: string): Promise<string> {
  const { status, body } = await server.call(who, contract.tickets.register, { body: { ticketPriceId } });
  return status === 200 ? (body.checkoutUrl ?? '') : (body.message ?? '');
}

/** What became of an order of one type: its state, the seats that are taken, the tickets there are. */
export async function outcomeOf(
  { db }: TestServer,
  { id, typeId, orderId }: { id: string; typeId: string; orderId: string },
) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [type] = await db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId));
  const held = await db.select().from(tickets).where(eq(tickets.eventId, id));
  return [order?.status, type?.sold, held.filter(({ status }) => status === 'Active').length];
}
