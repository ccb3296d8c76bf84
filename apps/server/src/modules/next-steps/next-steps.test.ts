import { contract } from '@portal/api/contract';
import type { Profile } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import {
  communities,
  events,
  eventTicketTypes,
  invoices,
  meetingPeople,
  meetings,
  memberships,
  putAwaySteps,
  waitingEntries,
} from '../../db/schema/index.ts';
import { askInAudit } from '../../testing/test-audits.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { bearer } from '../../testing/logins.ts';
import { seedInvoice } from '../../testing/test-invoices.ts';
import { seedMeeting } from '../../testing/test-meetings.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { list, putAway } = contract.nextSteps;
const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addCrowd(server, ['busy', 'invited', 'forgetful', 'moderates', 'awaited', 'without', 'nobody-else']);
});
afterAll(() => server.close());

async function stepsOf(who: string) {
  const { status, body } = await server.call(who, list, {});
  expect(status).toBe(200);
  return body.steps;
}

/** A day within the thirty that an invoice is told of ahead. */
function dayFromNow(days: number): string {
  return new Date(server.clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
}

async function offerSeat(personId: string): Promise<string> {
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const id = `seat-${personId}`;
  const now = server.clock.now();
  const [startAt, endAt] = [new Date(now.getTime() + 1440 * hour), new Date(now.getTime() + 1464 * hour)];
  await server.db.insert(events).values({ ...open, id, title: 'A full day', startAt, endAt, closesAt: null });
  await server.db
    .insert(eventTicketTypes)
    .values({ id: `${id}-type`, eventId: id, position: 0, name: 'Full', amountCents: 0, capacity: 1, sold: 1 });
  const entry = { ticketTypeId: `${id}-type`, personId, createdAt: now, updatedAt: now };
  await server.db.insert(waitingEntries).values({ ...entry, id, status: 'offered', offeredAt: now });
  return id;
}

test('nothing waits for somebody for whom nothing does', async () => {
  expect(await stepsOf('nobody-else')).toEqual([]);
});

test('three at most are told of, the most urgent first, each with what it is about', async () => {
  const { caseId } = await askInAudit(server, 'busy', { dueOn: dayFromNow(-1) });
  const paid = await seedInvoice(server.db, 'busy', {
    invoiceNum: 'NEXT-1',
    dueDate: dayFromNow(5),
    description: 'Course',
  });
  const eventId = await offerSeat('busy');
  const renewal = await seedInvoice(server.db, 'busy', {
    ...{ invoiceNum: 'NEXT-2', dueDate: dayFromNow(20), description: 'Membership' },
    ...{ membershipStartDate: dayFromNow(20), membershipEndDate: dayFromNow(385) },
  });
  expect((await stepsOf('busy')).map(({ kind, id, title }) => [kind, id, title])).toEqual([
    ['submitAudit', caseId, 'Annual audit'],
    ['takeSeat', eventId, 'A full day'],
    ['payInvoice', paid, 'Course'],
  ]);
  await server.db.update(invoices).set({ status: 'Paid' }).where(eq(invoices.id, paid));
  expect((await stepsOf('busy')).at(-1)).toMatchObject({ kind: 'renew', id: renewal });
});

test('an invitation waits for an answer as long as one is taken and the meeting may be known of', async () => {
  await server.db.insert(memberships).values({
    ...{ communityId: 'open', personId: 'invited', role: 'Member', status: 'Joined' },
    ...{ joinedAt: server.clock.now(), updatedAt: server.clock.now() },
  });
  const startAt = new Date(server.clock.now().getTime() + 24 * hour);
  const id = await seedMeeting(server, 'open', { visible: 3, startAt, duration: 60 });
  await server.db
    .insert(meetingPeople)
    .values({ meetingId: id, personId: 'invited', isInvited: true, at: server.clock.now() });
  const answerSteps = async () => (await stepsOf('invited')).filter(({ kind }) => kind === 'answerMeeting');
  const [community] = await server.db.select().from(communities).where(eq(communities.id, 'open'));
  expect(await answerSteps()).toEqual([
    {
      ...{ kind: 'answerMeeting', id, title: 'Journal club', alias: community?.alias, count: null, cpd: null },
      by: new Date(startAt.getTime() + hour).toISOString(),
    },
  ]);
  const change = (changes: Partial<typeof meetings.$inferInsert>) =>
    server.db.update(meetings).set(changes).where(eq(meetings.id, id));
  await change({ rsvpAt: new Date(server.clock.now().getTime() - 1) });
  expect(await answerSteps()).toEqual([]);
  await change({ rsvpAt: null, deletedAt: server.clock.now() });
  expect(await answerSteps()).toEqual([]);
  await change({ deletedAt: null });
  await server.db.update(memberships).set({ status: 'Removed' }).where(eq(memberships.personId, 'invited'));
  expect(await answerSteps()).toEqual([]);
});

test('whoever moderates is told how many ask to come in, and nobody else is', async () => {
  const at = { joinedAt: server.clock.now(), updatedAt: server.clock.now() };
  const moderates = { personId: 'moderates', role: 'Moderator', status: 'Joined', ...at } as const;
  await server.db.insert(memberships).values([
    { communityId: 'archived', ...moderates },
    { communityId: 'closed', ...moderates },
  ]);
  for (const place of ['archived', 'closed', 'closed'] as const)
    await seedMember(server, place, { status: 'Awaiting', role: 'Member' });
  const [step, ...others] = await stepsOf('moderates');
  expect(others).toEqual([]);
  expect(step).toMatchObject({ kind: 'letIn', id: 'closed', by: null });
  expect(step?.count).toBeGreaterThanOrEqual(2);
  expect(await stepsOf('awaited')).toEqual([]);
  expect((await stepsOf('admin')).some(({ kind }) => kind === 'letIn')).toBe(false);
});

test('what is put away does not come back; people to let in do a week later', async () => {
  const id = await seedInvoice(server.db, 'forgetful', { invoiceNum: 'NEXT-3', dueDate: dayFromNow(5) });
  const put = async (who: string, kind: 'payInvoice' | 'letIn', about: string) =>
    (await server.call(who, putAway, { body: { kind, id: about } })).status;
  expect([await put('forgetful', 'payInvoice', id), await put('forgetful', 'payInvoice', id)]).toEqual([200, 200]);
  expect(await stepsOf('forgetful')).toEqual([]);
  expect(await put('moderates', 'letIn', 'closed')).toBe(200);
  expect(await stepsOf('moderates')).toEqual([]);
  server.clock.pass(7 * 24 * hour);
  expect(await stepsOf('forgetful')).toEqual([]);
  expect((await stepsOf('moderates')).map(({ kind }) => kind)).toEqual(['letIn']);
});

test('what belongs to a part that the organisation has off is told to nobody', async () => {
  const id = await seedInvoice(server.db, 'without', { invoiceNum: 'NEXT-5', dueDate: dayFromNow(5) });
  const { modules } = profiles.ota;
  const { activities_and_billing: billing } = modules;
  const subModules = { ...billing.subModules, invoices: { enabled: false, accessRules: [] } };
  const without = { ...profiles.ota, modules: { ...modules, activities_and_billing: { ...billing, subModules } } };
  const headers = bearer(await server.tokenOf('without'));
  const stepIds = async (profile: Profile) => {
    const answer = await createApp({ ...server.deps, profile }).request(list.path, { headers });
    return list.reply.schema.parse(await answer.json()).steps.map((step) => step.id);
  };
  expect([await stepIds(profiles.ota), await stepIds(without)]).toEqual([[id], []]);
});

test('what does not wait for somebody is not put away: the table keeps nothing of it', async () => {
  const id = await seedInvoice(server.db, 'busy', { invoiceNum: 'NEXT-4', dueDate: dayFromNow(5) });
  expect((await server.call('nobody-else', putAway, { body: { kind: 'payInvoice', id } })).status).toBe(404);
  expect(await server.db.select().from(putAwaySteps).where(eq(putAwaySteps.personId, 'nobody-else'))).toEqual([]);
});
