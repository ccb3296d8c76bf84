import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvents,
  doorScans,
  eventChanges,
  events,
  eventTicketTypes,
  refundRequests,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { allEndpoints, nameOf } from '../../http/bind.ts';
import { draftOf, eventFields, publishedBy } from '../../testing/test-events.ts';
import { orderOne } from '../../testing/test-orders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { attendance, desk, refunds, tickets: sales, waitingLists } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.tokenOf('admin');
});
afterAll(() => server.close());

interface Line {
  /** The history of the event, the audit of the portal, or what was asked at the door. */
  book: 'history' | 'audit' | 'door';
  id: string;
  what: string;
  who: string | null;
  event: string;
}

async function storedLines(): Promise<Line[]> {
  const sold = new Map((await server.db.select().from(tickets)).map(({ id, eventId }) => [id, eventId]));
  const [history, audit, door] = await Promise.all([
    server.db.select().from(eventChanges),
    server.db.select().from(auditEvents).orderBy(auditEvents.id),
    server.db.select().from(doorScans),
  ]);
  return [
    ...history.map(({ id, kind, personId, eventId }): Line => ({
      ...{ book: 'history', id: String(id), what: kind, who: personId, event: eventId },
    })),
    ...audit.map(({ id, kind, personId, data }): Line => {
      const { eventId, ticketId = '' } = data as { eventId?: string; ticketId?: string };
      return { book: 'audit', id: String(id), what: kind, who: personId, event: eventId ?? sold.get(ticketId) ?? '' };
    }),
    ...door.map(({ id, ticketId, action, personId }): Line => ({
      ...{ book: 'door', id: `${ticketId} ${id}`, what: action, who: personId, event: sold.get(ticketId) ?? '' },
    })),
  ];
}

const on = (id: string) => ({ params: { id } });
const typeOf = async (eventId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.eventId, eventId)))[0]?.id ?? '';

/** An event with a ticket, that begins now. */
async function eventAtTheDoor() {
  const id = await publishedBy(server);
  await server.call('member', sales.register, { body: { ticketPriceId: await typeOf(id) } });
  const startAt = server.clock.now();
  const endAt = new Date(startAt.getTime() + 3_600_000);
  await server.db.update(events).set({ startAt, endAt }).where(eq(events.id, id));
  const [ticket] = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
  return { id, ticketId: ticket?.id ?? '' };
}

async function eventWithLine() {
  const id = await publishedBy(server);
  const entryId = `waiting-${id}`;
  await server.db.insert(waitingEntries).values({
    ...{ id: entryId, ticketTypeId: await typeOf(id), personId: 'outsider', status: 'waiting' },
    ...{ createdAt: server.clock.now(), updatedAt: server.clock.now() },
  });
  return { id, entryId };
}

/** A paid ticket for which the policy gives nothing, and whose holder asks. */
async function requestOf(who: string) {
  const { id: eventId, url } = await orderOne(server, who, 10);
  await server.fetch(`${new URL(url).pathname}/pay`, { method: 'POST' });
  const startAt = new Date(server.clock.now().getTime() + 10 * 86_400_000);
  const endAt = new Date(startAt.getTime() + 86_400_000);
  await server.db.update(events).set({ startAt, endAt }).where(eq(events.id, eventId));
  const [ticket] = await server.db.select().from(tickets).where(eq(tickets.eventId, eventId));
  await server.call(who, refunds.ask, { body: { ticketId: ticket?.id ?? '', reason: 'I am ill.' } });
  const [request] = await server.db.select().from(refundRequests).where(eq(refundRequests.eventId, eventId));
  return { eventId, id: request?.id ?? '' };
}

interface ActionResult {
  event: string;
  status: number;
  /** Has begun here, so that what came before is told apart. */
  before: readonly Line[];
}

const revision = 1;
const doneOn = async (event: string, act: () => Promise<{ status: number }>): Promise<ActionResult> => {
  const before = await storedLines();
  return { before, event, status: (await act()).status };
};
const made = async (act: () => Promise<{ status: number; body: { id: string } }>): Promise<ActionResult> => {
  const before = await storedLines();
  const { status, body } = await act();
  return { before, event: body.id, status };
};

type Case = readonly [call: string, lines: readonly string[], act: () => Promise<ActionResult>];

/** Every call of the desk that changes something, or takes people's data out of the portal, with what it leaves. */
const cases: Case[] = [
  [
    nameOf(desk.create),
    ['history created'],
    () => made(() => server.call('admin', desk.create, { body: eventFields })),
  ],
  [
    nameOf(desk.copy),
    ['history copied'],
    async () => {
      const id = await draftOf(server);
      return made(() => server.call('admin', desk.copy, on(id)));
    },
  ],
  [
    nameOf(desk.repeat),
    ['history copied'],
    async () => {
      const id = await draftOf(server);
      return made(async () => {
        const { status, body } = await server.call('admin', desk.repeat, { ...on(id), body: { days: ['2199-03-12'] } });
        return { status, body: { id: body.ids[0] ?? '' } };
      });
    },
  ],
  [
    nameOf(desk.edit),
    ['history edited'],
    async () => {
      const id = await draftOf(server, { ticketTypes: [], isSingleClick: false });
      const body = { ...eventFields, ticketTypes: [], isSingleClick: false, title: 'Feet', revision: 0 };
      return doneOn(id, () => server.call('admin', desk.edit, { ...on(id), body }));
    },
  ],
  [
    nameOf(desk.publish),
    ['history published'],
    async () => {
      const id = await draftOf(server);
      return doneOn(id, () => server.call('admin', desk.publish, { ...on(id), body: { revision: 0 } }));
    },
  ],
  [
    nameOf(desk.cancel),
    ['history cancelled'],
    async () => {
      const id = await publishedBy(server);
      return doneOn(id, () => server.call('admin', desk.cancel, { ...on(id), body: { revision, message: '' } }));
    },
  ],
  [
    nameOf(desk.saveFiles),
    ['history edited'],
    async () => {
      const id = await publishedBy(server);
      const body = { revision, linkNames: ['Map'], linkUrls: ['https://example.org/map'] };
      return doneOn(id, () => server.call('admin', desk.saveFiles, { ...on(id), body }));
    },
  ],
  [
    nameOf(refunds.approve),
    ['history refundApproved', 'audit refundApproved'],
    async () => {
      const { id, eventId } = await requestOf('client');
      const body = { amount: 100, message: '' };
      return doneOn(eventId, () => server.call('admin', refunds.approve, { ...on(id), body }));
    },
  ],
  [
    nameOf(refunds.decline),
    ['history refundDeclined', 'audit refundDeclined'],
    async () => {
      const { id, eventId } = await requestOf('other');
      return doneOn(eventId, () => server.call('admin', refunds.decline, { ...on(id), body: { reason: 'Too late.' } }));
    },
  ],
  [
    nameOf(waitingLists.remove),
    ['audit waitingRemoved'],
    async () => {
      const { id, entryId } = await eventWithLine();
      const body = { entryId, reason: 'For members.' };
      return doneOn(id, () => server.call('admin', waitingLists.remove, { ...on(id), body }));
    },
  ],
  [
    nameOf(attendance.checkIn),
    ['door in'],
    async () => {
      const { id, ticketId } = await eventAtTheDoor();
      const now = server.clock.now().toISOString();
      const scan = { id: randomUUID(), action: 'in' as const, how: 'name' as const, at: now, ticketId };
      return doneOn(id, () =>
        server.call('admin', attendance.checkIn, { ...on(id), body: { sentAt: now, scans: [scan] } }),
      );
    },
  ],
  [
    nameOf(attendance.exportCsv),
    ['audit attendeesExported'],
    async () => {
      const id = await publishedBy(server);
      const headers = { Authorization: `Bearer ${await server.tokenOf('admin')}` };
      return doneOn(id, async () => {
        const answer = await server.fetch(`/api/admin/event/${id}/attendees.csv`, { headers });
        await answer.text();
        return answer;
      });
    },
  ],
];

test('every call of the desk that writes has its place in this table', () => {
  const ofDesk = allEndpoints().filter(({ path }) => /^\/api\/admin\/(?:event|refund)s?(?:\/|$)/.test(path));
  const writing = ofDesk.filter(({ method, isRead, path }) => (method !== 'GET' && !isRead) || path.endsWith('.csv'));
  expect(cases.map(([call]) => call).toSorted()).toEqual(writing.map(nameOf).toSorted());
});

test.each(cases)('%s leaves one line in each of its books: who, what, and which event', async (_, lines, act) => {
  const { before, event, status } = await act();
  expect(status).toBe(200);
  const known = new Set(before.map(({ book, id }) => `${book} ${id}`));
  const left = (await storedLines()).filter(({ book, id }) => !known.has(`${book} ${id}`));
  expect(left.map(({ book, what }) => `${book} ${what}`)).toEqual(lines);
  expect(left.map(({ who, event: about }) => [who, about])).toEqual(lines.map(() => ['admin', event]));
});
