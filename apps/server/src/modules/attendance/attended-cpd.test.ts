import { randomUUID } from 'node:crypto';
import { contract, type DoorScan } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  assets,
  cpdRecords,
  eventCategories,
  eventCategoryLinks,
  eventPresenters,
  events,
  eventTicketTypes,
  tickets,
} from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server;
  const now = clock.now();
  const [open] = await db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  for (const [id, cpdHours] of [
    ['counts', 1.5],
    ['not', null],
  ] as const) {
    await db.insert(events).values({
      ...open,
      id,
      title: 'Hands',
      cpdHours,
      startAt: now,
      endAt: new Date('2199-06-30T13:30:00Z'),
      endZone: 'Australia/Perth',
    });
    await db
      .insert(eventTicketTypes)
      .values({ id: `${id}-type`, eventId: id, position: 0, name: 'All', amountCents: 0 });
    const ofEvent = {
      eventId: id,
      ticketTypeId: `${id}-type`,
      status: 'Active' as const,
      amountCents: 0,
      createdAt: now,
      updatedAt: now,
    };
    // The member has bought two.
    await db.insert(tickets).values(
      (['member', 'other', 'editor'] as const).map((personId) => ({
        ...ofEvent,
        id: `${id}-${personId}`,
        number: `${id}-${personId}`,
        personId,
      })),
    );
    await db.insert(tickets).values({
      ...ofEvent,
      id: `${id}-second`,
      number: `${id}-second`,
      personId: 'member',
      orderId: id,
      orderPosition: 1,
    });
  }
  const nominee = { title: 'Ms', name: 'Ana Tui', email: 'ana@example.org', mobile: '04', orgName: '' };
  await db.update(tickets).set({ nominee }).where(eq(tickets.id, 'counts-editor'));
  await db.insert(eventCategories).values({ id: 'hands', label: 'Hand therapy' });
  await db.insert(eventCategoryLinks).values({ eventId: 'counts', categoryId: 'hands' });
  await db
    .insert(eventPresenters)
    .values(['Ann Lee', 'Jo Wu'].map((name, position) => ({ eventId: 'counts', position, name })));
});
afterAll(() => server.close());

let tick = 0;

/** Tickets at the door, one after the other. */
async function check(eventId: string, action: 'in' | 'undo', ...who: readonly string[]): Promise<void> {
  const scans = who.map((one): DoorScan => ({
    id: randomUUID(),
    at: new Date(server.clock.now().getTime() - 60_000 + (tick += 1)).toISOString(),
    action,
    how: 'name',
    ticketId: `${eventId}-${one}`,
  }));
  const answer = await server.call('admin', contract.attendance.checkIn, {
    params: { id: eventId },
    body: { sentAt: server.clock.now().toISOString(), scans },
  });
  expect(answer.status).toBe(200);
}

const records = () => server.db.select().from(cpdRecords).where(eq(cpdRecords.source, 'event'));
const learners = async () => (await records()).map(({ personId }) => personId).toSorted();

test('whoever comes to an event that counts has a record of it, once, and not by a substitute', async () => {
  await check('counts', 'in', 'member', 'second', 'other', 'editor', 'member');
  await check('counts', 'in', 'member');
  expect(await learners()).toEqual(['member', 'other']);
  expect((await records())[0]).toMatchObject({
    title: 'Hands',
    minutes: 90,
    domain: 'Hand therapy',
    presenter: 'Ann Lee, Jo Wu',
    completedAt: new Date('2199-06-30T13:30:00Z'),
    timeZone: 'Australia/Perth',
    relatedEventId: 'counts',
  });
});

test('a check-in that is taken back takes its record, not that of another ticket; coming again brings it', async () => {
  await check('counts', 'undo', 'other', 'member');
  expect(await learners()).toEqual(['member']);
  await check('counts', 'undo', 'second');
  expect(await learners()).toEqual([]);
  await check('counts', 'in', 'other');
  expect(await learners()).toEqual(['other']);
});

test.each([
  ['words', () => own({ learned: 'To ask first.' })],
  ['evidence', () => prove()],
])(
  'a record with %s of its owner stays when the check-in is taken back, counts for nothing, and counts again',
  async (_, add) => {
    await check('counts', 'in', 'other');
    await add();
    await check('counts', 'undo', 'other');
    const [withdrawn] = await records();
    expect(withdrawn).toMatchObject({ personId: 'other', minutes: 0, withdrawnAt: expect.any(Date) });
    expect(await ownerView(withdrawn?.id)).toEqual([0, expect.any(String)]);
    const certificate = await server.call('other', contract.cpd.certificate, { params: { id: withdrawn?.id ?? '' } });
    expect(certificate.status).toBe(409);
    await check('counts', 'in', 'other');
    expect((await records())[0]).toMatchObject({ id: withdrawn?.id, minutes: 90, withdrawnAt: null });
    expect(await ownerView(withdrawn?.id)).toEqual([1.5, null]);
    await own({ learned: '' });
    await server.db.delete(assets).where(eq(assets.ownerKind, 'cpdRecord'));
  },
);

const own = (words: { learned: string }) =>
  server.db.update(cpdRecords).set(words).where(eq(cpdRecords.personId, 'other'));

async function prove(): Promise<void> {
  const [record] = await records();
  const now = server.clock.now();
  const file = { id: 'proof', ownerKind: 'cpdRecord' as const, ownerId: record?.id ?? '', name: 'proof.pdf' };
  await server.db
    .insert(assets)
    .values({ ...file, type: 'application/pdf', bytes: 3, hash: 'x', uploadedBy: 'other', createdAt: now });
}

/** What its owner reads of it. */
async function ownerView(id = ''): Promise<unknown[]> {
  const { body } = await server.call('other', contract.cpd.record, { params: { id } });
  return [body.hours, body.withdrawnDate];
}

test('an event that does not count makes no record', async () => {
  await check('not', 'in', 'member');
  expect(await learners()).toEqual(['other']);
});
