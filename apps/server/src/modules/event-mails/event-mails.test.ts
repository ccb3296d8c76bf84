import { contract } from '@portal/api/contract';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { events, eventTicketTypes, mailJobs, people, reminderSettings, tickets } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { announceCancelled } from '../desk/announce.ts';
import { announceMoved } from '../desk/announce.writes.ts';
import { passOffersOn } from '../waiting-lists/index.ts';
import { planReminders } from './plan-reminders.writes.ts';
import { sendDueMails } from './send-due.ts';

const { tickets: calls, waitingLists, reminders, desk } = contract;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let server: TestServer;
let sent: Mail[] = [];
/** What happens to a mail that is handed over. */
let deliver: (mail: Mail) => Promise<void>;
const emails = new Map<string, string>();
beforeAll(async () => {
  const mail = (one: Mail) => deliver(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
  for (const { id, email } of await server.db.select().from(people)) emails.set(email, id);
});
afterAll(() => server.close());
beforeEach(async () => {
  sent = [];
  deliver = async (mail) => void sent.push(mail);
  await server.db.delete(mailJobs);
  await server.db.delete(tickets);
  await server.db.delete(reminderSettings);
});

let count = 0;
/** Another event, `days` from now in Perth, three hours behind the organisation. */
async function addEvent(
  days: number,
  changes: Partial<typeof events.$inferInsert> = {},
  capacity: number | null = null,
) {
  const id = `mailed-${(count += 1)}`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const startAt = new Date(server.clock.now().getTime() + days * day);
  const endAt = new Date(startAt.getTime() + 3 * hour);
  const zones = { startZone: 'Australia/Perth', endZone: 'Australia/Perth' };
  await server.db.insert(events).values({ ...open, id, title: `Event ${id}`, startAt, endAt, ...zones, ...changes });
  await server.db
    .insert(eventTicketTypes)
    .values({ id: `${id}-type`, eventId: id, position: 0, name: 'Standard', amountCents: 0, capacity });
  return id;
}

const register = (who: string, id: string) =>
  server.call(who, calls.register, { body: { ticketPriceId: `${id}-type` } });
const ticketOf = async (who: string, id: string) =>
  (
    await server.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.eventId, id), eq(tickets.personId, who)))
  )[0];
/** Three servers at once do what each does every half minute. */
async function work() {
  const one = async () => {
    await planReminders(server.db, server.clock.now());
    await sendDueMails(server.deps, server.clock.now());
  };
  await Promise.all([one(), one(), one()]);
}
/** What was sent since it was last asked, by whom it reached. */
const news = () => sent.splice(0).map(({ to, subject }) => `${emails.get(to)}: ${subject}`);

test('whoever registers gets the number of the ticket, and is reminded a week, a day and an hour before, each once', async () => {
  const id = await addEvent(30);
  await register('member', id);
  await work();
  const number = (await ticketOf('member', id))?.number ?? 'none';
  const [{ html, text } = { html: '', text: '' }] = sent;
  for (const form of [html, text]) expect(form).toContain(number);
  expect(text).toContain(`https://portal.test/events/${id}`);
  // By the clock of the event, then by that of the organisation.
  expect(text).toMatch(/1 April 2026 at 9:\d\d am AWST \(.*12:\d\d pm .* in Sydney\)/);
  expect(news()).toEqual([`member: You are registered: Event ${id}`]);
  const batches: [number, string[]][] = [];
  for (const hours of [23 * 24 - 1, 1, 1, 6 * 24 - 2, 1, 1, 21, 1, 0.5, 1]) {
    server.clock.pass(hours * hour);
    await work();
    if (sent.length > 0)
      batches.push([sent.length, sent.splice(0).map(({ text: words }) => words.split('\n')[0] ?? '')]);
  }
  expect(batches).toEqual([
    [1, ['It is a week away']],
    [1, ['It is a day away']],
    [1, ['It begins within the hour']],
  ]);
});

test('a reminder that a server missed gives way to the next, and who registers late gets none that was due before', async () => {
  const id = await addEvent(6);
  await register('member', id);
  await work();
  expect(news()).toHaveLength(1);
  server.clock.pass(5.5 * day);
  await register('other', id);
  await work();
  expect(news().toSorted()).toEqual([`member: Reminder: Event ${id}`, `other: You are registered: Event ${id}`]);
  server.clock.pass(12 * hour - 30 * minute);
  await work();
  expect(news().toSorted()).toEqual([`member: Reminder: Event ${id}`, `other: Reminder: Event ${id}`]);
});

test('an event that is moved reminds at its new time, one that is cancelled does not, nor a ticket that is given back', async () => {
  const [moved, cancelled, left] = [await addEvent(7.5), await addEvent(7.5), await addEvent(7.5)];
  for (const id of [moved, cancelled, left]) await register('member', id);
  await work();
  sent = [];
  server.clock.pass(day);
  await work();
  expect(news()).toHaveLength(3);
  const [event] = await server.db.select().from(events).where(eq(events.id, moved));
  const startAt = new Date((event?.startAt.getTime() ?? 0) + 10 * day);
  await server.db.transaction(async (tx) => {
    await tx.update(events).set({ startAt, endAt: startAt }).where(eq(events.id, moved));
    await announceMoved(tx, moved, server.clock.now());
    await announceMoved(tx, moved, server.clock.now());
    await announceCancelled(tx, cancelled, server.clock.now());
    await tx.update(events).set({ status: 'cancelled' }).where(eq(events.id, cancelled));
  });
  await server.call('member', calls.cancel, { body: { ticketId: (await ticketOf('member', left))?.id ?? '' } });
  await work();
  expect(news().toSorted()).toEqual([`member: Cancelled: Event ${cancelled}`, `member: New time: Event ${moved}`]);
  server.clock.pass(6 * day);
  await work();
  expect(news()).toEqual([]);
  server.clock.pass(4 * day);
  await work();
  expect(news()).toEqual([`member: Reminder: Event ${moved}`]);
});

test('what changes between queuing and sending is not told any more', async () => {
  const [moved, left] = [await addEvent(6.9), await addEvent(6.9)];
  for (const id of [moved, left]) await register('member', id);
  await work();
  sent = [];
  await server.db.update(tickets).set({ createdAt: new Date(0) });
  await planReminders(server.db, server.clock.now());
  await server.db
    .update(events)
    .set({ startAt: new Date('2030-01-01'), endAt: new Date('2030-01-02') })
    .where(eq(events.id, moved));
  await server.db.update(tickets).set({ status: 'Removed' }).where(eq(tickets.eventId, left));
  await sendDueMails(server.deps, server.clock.now());
  expect(news()).toEqual([]);
});

test('each reminder can be turned off, by choice or from the mail, whose address does nothing by being looked at', async () => {
  const id = await addEvent(7.5);
  await register('member', id);
  await register('other', id);
  await server.call('other', reminders.update, { body: { week: false, day: true, hour: true } });
  server.clock.pass(day);
  await work();
  const reminder = sent.find(({ subject }) => subject.startsWith('Reminder'));
  expect(news().filter((one) => one.includes('Reminder'))).toEqual([`member: Reminder: Event ${id}`]);
  const url = new URL(reminder?.unsubscribeUrl ?? '');
  expect(reminder?.text).toContain(`Turn these mails off: ${url.href}`);
  const path = url.pathname + url.search;
  const wishes = async () => (await server.call('member', reminders.mine)).body;
  const page = await server.fetch(path);
  expect(await page.text()).toContain('Turn reminders off?');
  expect(await wishes()).toEqual({ week: true, day: true, hour: true });
  // As a mail program does it, without a session or a page of ours.
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([answer.status, await wishes()]).toEqual([200, { week: false, day: false, hour: false }]);
  for (const token of ['', 'nobody', `${url.searchParams.get('token')}x`, 'x'.repeat(5000), '\0'])
    for (const method of ['GET', 'POST'])
      expect((await server.fetch(`${url.pathname}?token=${encodeURIComponent(token)}`, { method })).status).toBe(404);
  server.clock.pass(6 * day);
  await work();
  expect(news()).toEqual([`other: Reminder: Event ${id}`]);
});

test('a mail that cannot be handed over is tried again later, and given up in the end', async () => {
  const id = await addEvent(30);
  await register('member', id);
  let tries = 0;
  deliver = async () => {
    tries += 1;
    throw new Error('The mail server is away');
  };
  for (let passed = 0; passed < 60; passed += 1) {
    await work();
    server.clock.pass(minute);
  }
  const [job] = await server.db
    .select()
    .from(mailJobs)
    .where(like(mailJobs.key, `registered:%${id}`));
  expect([tries, job?.outcome]).toEqual([5, 'failed']);
});

test('what a server had in hand when it died is not sent by another, and all the rest is', async () => {
  const id = await addEvent(30);
  const crowd = Array.from({ length: 12 }, (_, at) => `mailed-${at}`);
  const [member] = await server.db.select().from(people).where(eq(people.id, 'member'));
  if (member === undefined) throw new Error('The test people are gone');
  const { searchName: _, ...columns } = member;
  await server.db.insert(people).values(crowd.map((one) => ({ ...columns, id: one, email: `${one}@example.org` })));
  for (const who of crowd) await register(who, id);
  const reached: string[] = [];
  let dies = 3;
  deliver = (mail) => {
    reached.push(mail.to);
    // It has reached the mail server, and the process does not live to write so down.
    return (dies -= 1) >= 0 ? new Promise(() => undefined) : Promise.resolve();
  };
  for (let died = 0; died < 3; died += 1) void sendDueMails(server.deps, server.clock.now());
  await expect.poll(() => reached.length).toBe(3);
  await work();
  server.clock.pass(hour);
  await work();
  expect(reached.toSorted()).toEqual(crowd.map((one) => `${one}@example.org`).toSorted());
  const jobs = await server.db.select().from(mailJobs).where(eq(mailJobs.eventId, id));
  const ended = (as: string) => jobs.filter(({ outcome }) => outcome === as).length;
  expect([jobs.length, ended('sent'), ended('unknown')]).toEqual([12, 9, 3]);
});

test('who waits is told of the seat that is kept for them, and when it has gone', async () => {
  const id = await addEvent(30, {}, 1);
  await register('other', id);
  await server.call('member', waitingLists.join, { body: { ticketPriceId: `${id}-type` } });
  await server.call('other', calls.cancel, { body: { ticketId: (await ticketOf('other', id))?.id ?? '' } });
  await work();
  expect(sent.at(-1)?.text).toMatch(/A seat \(Standard\) is kept for you until Tuesday, 3 March|is kept for you until/);
  expect(news()).toEqual([`member: A seat is kept for you: Event ${id}`]);
  server.clock.pass(day);
  await passOffersOn(server.db, { now: server.clock.now(), offerHours: 24 });
  await work();
  expect(news()).toEqual([`member: The seat has gone to the next in line: Event ${id}`]);
});

test('who waits is told once that the event is cancelled, and who has a ticket is told of that alone', async () => {
  const id = await addEvent(30, { status: 'published' }, 1);
  await register('other', id);
  await server.call('member', waitingLists.join, { body: { ticketPriceId: `${id}-type` } });
  await server.call('editor', waitingLists.join, { body: { ticketPriceId: `${id}-type` } });
  await work();
  sent = [];
  const body = { revision: 0, message: 'The presenter is ill. <b>' };
  expect((await server.call('admin', desk.cancel, { params: { id }, body })).status).toBe(200);
  await work();
  await work();
  expect(sent.filter(({ text }) => text.includes('The organiser writes: The presenter is ill. <b>'))).toHaveLength(3);
  expect(sent.some(({ html }) => html?.includes('<b>'))).toBe(false);
  expect(sent.find(({ to }) => emails.get(to) === 'member')?.text).toContain('for which you were waiting');
  expect(sent.find(({ to }) => emails.get(to) === 'other')?.text).not.toContain('waiting');
  expect(news().toSorted()).toEqual(['editor', 'member', 'other'].map((who) => `${who}: Cancelled: Event ${id}`));
});

const nominate = async (who: string, id: string, name: string) => {
  const ticketId = (await ticketOf(who, id))?.id ?? '';
  const body = {
    ...{ ticketId, nomineeTitle: 'Mx', nomineeName: name, nomineeEmail: `${name}@elsewhere.example` },
    ...{ nomineeMobile: '0412345678', nomineeOrgName: '' },
  };
  expect((await server.call(who, calls.nominate, { body })).status).toBe(200);
};
/** Where a mail leads, as a browser without an account sees it. */
const passIn = async ({ text = '' } = {} as Partial<Mail>) => {
  const { pathname, search } = new URL(/https:\S+pass\?token=\S+/.exec(text)?.[0] ?? 'https://portal.test/none');
  const answer = await server.fetch(pathname + search);
  return [answer.status, await answer.text()] as const;
};

test('who comes instead of somebody gets the ticket by mail, is reminded and told of changes in their place, until somebody else comes', async () => {
  const id = await addEvent(7.5);
  await register('member', id);
  await work();
  sent = [];
  await nominate('member', id, 'Bo');
  await work();
  const [mail] = sent;
  expect([mail?.to, mail?.subject]).toEqual(['Bo@elsewhere.example', `Your ticket: Event ${id}`]);
  expect(mail?.text).toContain('member Test has passed their ticket');
  const number = (await ticketOf('member', id))?.number ?? 'none';
  const [status, page] = await passIn(mail);
  expect([status, page.includes(number), page.includes('<svg'), page.includes('Bo')]).toEqual([200, true, true, true]);
  sent = [];
  server.clock.pass(day);
  await work();
  // The wishes of the holder are not theirs to change.
  expect(sent.map(({ to, subject, unsubscribeUrl }) => [to, subject, unsubscribeUrl])).toEqual([
    ['Bo@elsewhere.example', `Reminder: Event ${id}`, null],
  ]);
  sent = [];
  await nominate('member', id, 'Cy');
  await work();
  expect(sent.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
    `Bo@elsewhere.example: Your ticket is no longer valid: Event ${id}`,
    `Cy@elsewhere.example: Your ticket: Event ${id}`,
  ]);
  expect(sent.find(({ to }) => to.startsWith('Bo'))?.text).toContain('Bo, member Test has passed the ticket');
  expect((await passIn(mail))[1]).toContain('This ticket is no longer valid');
  sent = [];
  await server.db.transaction(async (tx) => announceMoved(tx, id, server.clock.now()));
  await work();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['Cy@elsewhere.example', 'member@example.org']);
  const moved = sent.find(({ to }) => to.startsWith('Cy'));
  expect([moved?.subject, (await passIn(moved))[0]]).toEqual([`New time: Event ${id}`, 200]);
  sent = [];
  await server.call('member', calls.cancel, { body: { ticketId: (await ticketOf('member', id))?.id ?? '' } });
  await work();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['Cy@elsewhere.example', `Your ticket is no longer valid: Event ${id}`],
  ]);
  expect((await passIn(moved))[1]).toContain('This ticket is no longer valid');
});

test('whose place somebody else takes is told so once, unless the ticket is theirs again or they never heard of it, and their address is kept no longer', async () => {
  const id = await addEvent(30);
  await register('member', id);
  await work();
  sent = [];
  const sentMails = () =>
    sent
      .splice(0)
      .map(({ to, subject }) => `${to.split('@')[0]}: ${subject.split(':')[0]}`)
      .toSorted();
  await nominate('member', id, 'Bo');
  await nominate('member', id, 'Cy');
  await work();
  expect(sentMails()).toEqual(['Cy: Your ticket']);
  await nominate('member', id, 'Di');
  await nominate('member', id, 'Cy');
  await work();
  expect(sentMails()).toEqual(['Cy: Your ticket']);
  deliver = async () => {
    throw new Error('Refused');
  };
  await nominate('member', id, 'Ed');
  await work();
  deliver = async (mail) => void sent.push(mail);
  server.clock.pass(5 * minute);
  await work();
  expect(sentMails()).toEqual(['Cy: Your ticket is no longer valid', 'Ed: Your ticket']);
  const jobs = await server.db.select().from(mailJobs).where(eq(mailJobs.eventId, id));
  expect(jobs.filter(({ recipient }) => recipient !== null)).toEqual([]);
});

test('who comes instead of somebody hears that the event is cancelled, and so does who paid', async () => {
  const id = await addEvent(30, { status: 'published' });
  await register('member', id);
  await nominate('member', id, 'Bo');
  await work();
  sent = [];
  const body = { revision: 0, message: '' };
  expect((await server.call('admin', desk.cancel, { params: { id }, body })).status).toBe(200);
  await work();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['Bo@elsewhere.example', 'member@example.org']);
  expect((await passIn(sent.find(({ to }) => to.startsWith('Bo'))))[1]).toContain('This event has been cancelled');
});

test('what is no pass opens none', async () => {
  for (const token of ['', 'nobody', 'x'.repeat(5000), '\0'])
    expect((await server.fetch(`/api/tickets/pass?token=${encodeURIComponent(token)}`)).status).toBe(404);
});

/** Moves an event as the desk does. */
async function move(id: string, start: Date, end: Date) {
  await server.db.transaction(async (tx) => {
    const revision = sql`${events.revision} + 1`;
    await tx.update(events).set({ startAt: start, endAt: end, revision }).where(eq(events.id, id));
    await announceMoved(tx, id, server.clock.now());
  });
}

test('an event that moves there and back, and one of which only the end moves, are told each time', async () => {
  const id = await addEvent(30);
  await register('member', id);
  await work();
  sent = [];
  const [first] = await server.db.select().from(events).where(eq(events.id, id));
  const [start, end] = [first?.startAt ?? new Date(0), first?.endAt ?? new Date(0)];
  const later = (time: Date) => new Date(time.getTime() + day);
  for (const [from, to] of [
    [later(start), later(end)],
    [start, end],
    [later(start), later(end)],
    [later(start), later(later(end))],
  ] as const) {
    await move(id, from, to);
    await work();
    expect(news()).toEqual([`member: New time: Event ${id}`]);
  }
  // What changes twice before anybody is told is told once.
  await move(id, start, end);
  await move(id, start, later(end));
  await work();
  expect(news()).toEqual([`member: New time: Event ${id}`]);
});

test('nobody is told of a new time of what is over', async () => {
  const id = await addEvent(-3);
  const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
  const typeId = `${id}-type`;
  await server.db.insert(tickets).values({
    ...{ id: `${id}-1`, number: id, eventId: id, ticketTypeId: typeId, personId: 'member' },
    ...{ status: 'Active', amountCents: 0, ...times },
  });
  const past = (days: number) => new Date(server.clock.now().getTime() - days * day);
  await move(id, past(4), past(2));
  await work();
  expect(news()).toEqual([]);
});

test('a title of many lines makes a subject of one, and stays text', async () => {
  const id = await addEvent(30, { title: 'Line one\r\nBcc: all@example.org <b>' });
  await register('member', id);
  await work();
  expect(sent[0]?.subject).toBe('You are registered: Line one Bcc: all@example.org <b>');
  expect(sent[0]?.html).not.toContain('<b>');
});
