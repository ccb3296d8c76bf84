import { contract } from '@portal/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  accountDeletions,
  assets,
  authenticators,
  authenticatorSetUps,
  comments,
  enquiries,
  events,
  eventTicketTypes,
  invoices,
  mailJobs,
  newsMails,
  outboxMessages,
  people,
  posts,
  recoveryCodes,
  sessions,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { alarmSentTo, lastMessageTo } from '../../testing/outbox.ts';
import { bearer, loginsAt } from '../../testing/logins.ts';
import { seedFile } from '../../testing/files.ts';
import { shortSound } from '../../testing/short-sound.ts';
import { runDue } from '../../testing/run-due.ts';
import { seedInvoice } from '../../testing/test-invoices.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { eraseAccount, erasureSteps } from './erase.ts';
import { impersonal } from './impersonal.ts';
import { firstNamedDay, forgetBilledTo } from './named-invoices.writes.ts';
import { registry } from './registry.ts';

const { personalData, auth } = contract;
const day = 86_400_000;
const secret = { firstName: 'Zephyrine', lastName: 'Quackenbush', mobile: '0491579999' };
const email = 'member@example.org';

let server: TestServer;
const logins = loginsAt(() => server);
beforeEach(async () => {
  server = await startTestServer();
  await server.db.update(people).set(secret).where(eq(people.id, 'member'));
});
afterEach(() => server.close());

const askCopy = (who = 'member', currentPassword = testPassword) =>
  server.call(who, personalData.askCopy, { body: { currentPassword } });
const askDeletion = (who = 'member', change: object = {}) =>
  server.call(who, personalData.askDeletion, { body: { currentPassword: testPassword, word: 'DELETE', ...change } });
const overview = async (who = 'member') => (await server.call(who, personalData.overview)).body;
const due = () => runDue(server.deps, server.clock.now());

const erasedAt = async () => {
  const [row] = await server.db.select().from(people).where(eq(people.id, 'member'));
  return row?.erasedAt;
};

/** Every place of the database where some words stand, of columns that hold text. */
async function placesOf(words: string): Promise<string[]> {
  const { rows: columns } = await server.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'tsvector') or udt_name = 'tsvector')`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} where position(lower(${words}) in lower(${sql.identifier(column)}::text)) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

async function seedTraces(): Promise<void> {
  await seedInvoice(server.db, 'member');
  const now = server.clock.now();
  const post = { communityId: 'open', title: 'Hands', status: 1, createdAt: now, updatedAt: now };
  await server.db.insert(posts).values([
    { id: 'own', authorId: 'member', bodyHtml: '<p>What I know</p>', ...post },
    { id: 'acted', authorId: 'member', actorId: 'admin', bodyHtml: '<p>Written for them</p>', ...post },
  ]);
  await server.db.insert(comments).values({
    ...{ id: 'mention', postId: 'own', authorId: 'editor', createdAt: now, updatedAt: now },
    bodyHtml: `<p>Thanks <span data-mention="member">@Zephyrine Quackenbush</span></p>`,
  });
  await server.db.insert(enquiries).values({
    ...{ id: 'enquiry', personId: 'member', name: 'Zephyrine <b>', email, mobile: secret.mobile, memberNumber: '' },
    ...{ comments: '<script>alert(1)</script>', createdAt: now },
  });
  await seedWaysIn();
  await server.db.insert(tickets).values({
    ...ticketOf('other'),
    nominee: { title: 'Ms', name: 'Zephyrine Quackenbush', email: 'Member@example.org', mobile: '', orgName: '' },
  });
}

/** Secrets of which the database has a mark. */
async function seedWaysIn(): Promise<void> {
  const [personId, now] = ['member', server.clock.now()];
  await server.tokenOf(personId);
  const [session] = await server.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.personId, personId));
  const sealed = { personId, sealedSecret: 'zephyrine-sealed' };
  await server.db.insert(authenticators).values({ ...sealed, lastStep: 1, addedAt: now });
  await server.db.insert(authenticatorSetUps).values({ ...sealed, sessionId: session?.id ?? '', expiresAt: now });
  await server.db.insert(recoveryCodes).values({ personId, hash: 'zephyrine-hash', madeAt: now });
  const wishes = { posts: 'digest', comments: 'off', replies: 'off', mentions: 'atOnce', meetings: 'off' } as const;
  const untilNow = { digestedUntil: now, mailedUntil: now };
  await server.db.insert(newsMails).values({ personId, pace: 'weekly', ...wishes, ...untilNow });
}

function ticketOf(personId: string, amountCents = 0): typeof tickets.$inferInsert {
  const at = server.clock.now();
  return {
    ...{ id: `ticket of ${personId}`, number: `T-${personId}`, eventId: 'open', ticketTypeId: 'free', personId },
    ...{ status: 'Active', amountCents, createdAt: at, updatedAt: at },
  };
}

test('of every table it is known what it holds of a person', async () => {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const known = [...Object.keys(registry), ...Object.keys(impersonal)];
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('of every column it is known whether a copy shows it, and whether erasing an account leaves it', async () => {
  const { rows } = await server.db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  );
  const columns = Map.groupBy(rows, ({ table }) => table);
  for (const [table, { copy, fate }] of Object.entries(registry)) {
    const has = (columns.get(table) ?? []).map(({ column }) => column).toSorted();
    if (copy !== null) expect([...copy.shows, ...Object.keys(copy.leavesOut)].toSorted(), table).toEqual(has);
    if (fate.kind === 'stays') expect([...fate.keeps, ...Object.keys(fate.set)].toSorted(), table).toEqual(has);
  }
});

test('no column that is named after a secret is in a copy', () => {
  const shown = Object.values(registry).flatMap(({ copy }) => copy?.shows ?? []);
  expect(shown.filter((column) => /secret|hash|password|token|sealed|_key$|^key$/.test(column))).toEqual([]);
});

test('every table that refers to a person is among those that hold something of them', async () => {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'people'::regclass`,
  );
  expect(rows.map(({ name }) => name).filter((name) => registry[name] === undefined)).toEqual([]);
});

test('a copy is made for whoever gives their password, and opens', async () => {
  await seedTraces();
  expect((await askCopy('member', 'wrong')).status).toBe(400);
  expect((await askCopy()).body.status).toBe('making');
  expect((await askCopy()).status).toBe(409);
  await due();
  const { copy } = await overview();
  expect(copy?.status).toBe('ready');
  const token = await server.tokenOf('member');
  const answer = await server.fetch(personalData.downloadCopy.path, { headers: { Authorization: `Bearer ${token}` } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textAt = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const account = JSON.parse(textAt('data/account.json'));
  expect(account.people).toMatchObject([{ first_name: 'Zephyrine', email }]);
  expect(account.people[0]).not.toHaveProperty('password_hash');
  expect(account.enquiries[0].comments).toBe('<script>alert(1)</script>');
  expect(textAt('account.html')).not.toContain('<script');
  expect(textAt('index.html')).toContain('account.html');
  const security = JSON.parse(textAt('data/security.json'));
  expect([security.authenticators, security.recovery_codes].map(({ length }) => length)).toEqual([1, 1]);
  const whole = Object.keys(files).map(textAt).join('\n');
  expect(whole).not.toMatch(/zephyrine-(sealed|hash)/);
  const written = JSON.parse(textAt('data/posts-and-comments.json'));
  // What staff wrote for them is not theirs.
  expect(written.posts.map(({ id }: { id: string }) => id)).toEqual(['own']);
  expect((await server.call('other', personalData.downloadCopy)).status).toBe(404);
  await due();
  expect((await lastMessageTo(server, email)).subject).toContain('data is ready');
  server.clock.pass(day + 60_000);
  expect((await overview()).copy).toBeNull();
  expect((await server.call('member', personalData.downloadCopy)).status).toBe(404);
});

test('a file that is gone from the store is said to be, and fails no copy', async () => {
  await seedFile(server, { ownerKind: 'cpdRecord', ownerId: 'record' }, 'member', 'gone');
  server.deps.files.read = async () => null;
  await askCopy();
  await due();
  expect((await overview()).copy?.status).toBe('ready');
});

test('how somebody says their name is in their copy, and goes with their account', async () => {
  await server.call('member', contract.account.saveNameSound, { body: { sound: shortSound() } });
  await askCopy();
  await due();
  const headers = bearer(await server.tokenOf('member'));
  const answer = await server.fetch(personalData.downloadCopy.path, { headers });
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toContain('files/0001 name.wav');
  await askDeletion();
  server.clock.pass(15 * day);
  await due();
  expect(await erasedAt()).not.toBeNull();
  expect(await server.db.select().from(assets).where(eq(assets.ownerKind, 'nameSound'))).toEqual([]);
});

test('copies are bounded by the day', async () => {
  for (let made = 0; made < 3; made += 1) {
    expect((await askCopy()).status).toBe(200);
    await due();
  }
  expect((await askCopy()).status).toBe(429);
});

test('a copy that cannot be made is said to have failed', async () => {
  await askCopy();
  server.deps.files.putParts = async () => Promise.reject(new Error('The disk is full'));
  for (let tries = 0; tries < 3; tries += 1) {
    await due();
    server.clock.pass(31 * 60_000);
  }
  expect((await overview()).copy?.status).toBe('failed');
});

test('what goes and what stays is counted before anything is asked for', async () => {
  await seedTraces();
  const { goes, stays, refusal } = (await server.call('member', personalData.deletionPreview)).body;
  expect(refusal).toBeNull();
  // Their post, and not the one that was written for them.
  expect(stays).toContainEqual({ heading: 'Posts and comments', count: 1, because: 'Others answered it.' });
  expect(stays.map(({ heading }) => heading)).toContain('Membership and invoices');
  // Their enquiry and the segment that they belong to; they themselves are not counted.
  expect(goes).toContainEqual({ heading: 'Account', count: 2 });
});

test('a deletion is told by mail, and taken back', async () => {
  expect((await askDeletion('member', { word: 'yes' })).body.field).toBe('body.word');
  expect((await askDeletion('member', { currentPassword: 'wrong' })).status).toBe(400);
  expect((await askDeletion()).status).toBe(200);
  expect((await lastMessageTo(server, email)).text).toContain('16 March 2026');
  expect((await overview()).deletion).not.toBeNull();
  await logins.signIn();
  expect((await server.call('member', personalData.takeDeletionBack)).status).toBe(200);
  server.clock.pass(15 * day);
  await due();
  expect((await server.call(null, auth.signIn, { body: { email, password: testPassword } })).status).toBe(200);
});

test('whoever did not ask for it keeps their account by the link in the mail', async () => {
  await askDeletion();
  const link = await alarmSentTo(server, email);
  expect((await server.call(null, auth.lockAccount, { body: link })).status).toBe(200);
  expect(await server.db.select().from(accountDeletions)).toEqual([]);
});

test('whoever has paid for a ticket of an event to come gives it back or uses it first', async () => {
  await server.db.insert(tickets).values(ticketOf('member', 10_000));
  expect((await askDeletion()).body).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('ask for a refund first'),
  });
  await server.db.update(tickets).set({ status: 'Removed' }).where(eq(tickets.personId, 'member'));
  expect((await askDeletion()).status).toBe(200);
  // Bought in the days that are left, for one that is later.
  await server.db.update(events).set({ endAt: new Date(server.clock.now().getTime() + 40 * day) });
  await server.db.update(tickets).set({ status: 'Active' }).where(eq(tickets.personId, 'member'));
  server.clock.pass(15 * day);
  await due();
  expect(await erasedAt()).toBeNull();
  await server.db.update(tickets).set({ attendedAt: server.clock.now() }).where(eq(tickets.personId, 'member'));
  await due();
  expect(await erasedAt()).not.toBeNull();
});

test('a seat that an erased account holds, and one that is offered to it, go to whoever waits longest', async () => {
  await askDeletion();
  server.clock.pass(15 * day);
  const now = server.clock.now();
  await server.db.update(events).set({ endAt: new Date(now.getTime() + 40 * day), closesAt: null });
  const type = { eventId: 'open', amountCents: 0, capacity: 1, sold: 1 };
  await server.db.insert(eventTicketTypes).values([
    { ...type, id: 'held', name: 'Held', position: 8 },
    { ...type, id: 'kept', name: 'Kept', position: 9 },
  ]);
  await server.db.insert(tickets).values({ ...ticketOf('member'), ticketTypeId: 'held' });
  const entry = { createdAt: now, updatedAt: now };
  await server.db.insert(waitingEntries).values([
    { ...entry, id: 'first', ticketTypeId: 'held', personId: 'other', status: 'waiting' },
    { ...entry, id: 'theirs', ticketTypeId: 'kept', personId: 'member', status: 'offered', offeredAt: now },
    { ...entry, id: 'next', ticketTypeId: 'kept', personId: 'editor', status: 'waiting' },
  ]);
  await eraseAccount(server.db, 'member', now);
  const entries = await server.db.select().from(waitingEntries);
  expect(Object.fromEntries(entries.map(({ id, status }) => [id, status]))).toEqual({
    first: 'offered',
    theirs: 'left',
    next: 'offered',
  });
  const sold = await server.db
    .select()
    .from(eventTicketTypes)
    .where(inArray(eventTicketTypes.id, ['held', 'kept']));
  expect(sold.map((one) => one.sold)).toEqual([1, 1]);
});

const substitute = { title: 'Mx', name: 'Bo', email: 'bo@elsewhere.example', mobile: '', orgName: '' };

/** The member has passed their ticket on, and is to be erased. */
async function seedPassedOn(): Promise<typeof tickets.$inferSelect | undefined> {
  await askDeletion();
  server.clock.pass(15 * day);
  await server.db.update(events).set({ endAt: new Date(server.clock.now().getTime() + 40 * day), closesAt: null });
  const passedOn = { ...ticketOf('member'), nominee: substitute };
  const [ticket] = await server.db.insert(tickets).values(passedOn).returning();
  return ticket;
}

const mailsToSubstitute = () =>
  server.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, substitute.email));

test('whoever comes with a ticket of an account that is erased is told that it has ended, by nobody’s name', async () => {
  await seedPassedOn();
  await due();
  await due();
  expect(await erasedAt()).not.toBeNull();
  const mails = await mailsToSubstitute();
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Your ticket is no longer valid')]);
  expect(mails[0]?.text).toContain('Bo, Former member has given back the ticket');
  expect(await placesOf(substitute.email)).toEqual(['outbox_messages.recipient']);
});

test('whoever has not heard of a ticket yet hears nothing of its end', async () => {
  const ticket = await seedPassedOn();
  const about = `${ticket?.id}:${ticket?.codeVersion}`;
  const waits = { kind: 'substitute', about, personId: 'member', eventId: 'open' } as const;
  const dueAt = new Date(server.clock.now().getTime() + day);
  await server.db.insert(mailJobs).values({ ...waits, key: `substitute:${about}`, dueAt });
  await due();
  server.clock.pass(2 * day);
  await due();
  expect([await erasedAt(), await mailsToSubstitute()]).toEqual([expect.any(Date), []]);
});

test('what is asked for and taken back is told among the events of security', async () => {
  await askCopy();
  await askDeletion();
  await server.call('member', personalData.takeDeletionBack);
  const { events: listed } = (await server.call('member', contract.account.securityEvents)).body;
  expect(listed.slice(0, 3).map(({ kind }) => kind)).toEqual(['deletionTakenBack', 'deletionAsked', 'dataCopyAsked']);
});

test('invoices say whom they were for as long as tax law wants it', async () => {
  await seedInvoice(server.db, 'member');
  const now = server.clock.now();
  const ofDay = async (invoiceDate: string) => {
    await server.db.update(invoices).set({ billedTo: 'Zephyrine Quackenbush', invoiceDate });
    await forgetBilledTo(server.db, now);
    const [row] = await server.db.select().from(invoices);
    return row?.billedTo;
  };
  const first = firstNamedDay(now);
  const before = new Date(Date.parse(first) - day).toISOString().slice(0, 10);
  expect([await ofDay(first), await ofDay(before)]).toEqual(['Zephyrine Quackenbush', null]);
});

test.each([
  ['admin', 'only administrator'],
  ['manager', 'Accounts of staff'],
  ['staff', 'Accounts of staff'],
])('the account of %s is not deleted here', async (who, words) => {
  expect((await askDeletion(who)).body).toMatchObject({ code: 'conflict', message: expect.stringContaining(words) });
});

test('an account that is erased leaves nothing of its name, e-mail and phone but what the law wants kept', async () => {
  await seedTraces();
  await askCopy();
  await due();
  expect((await askDeletion()).status).toBe(200);
  await server.deps.background.settled();
  server.clock.pass(15 * day);
  await due();
  server.clock.pass(2 * day);
  await due();
  const remaining = await Promise.all(['Zephyrine', 'Quackenbush', email, secret.mobile].map(placesOf));
  expect(remaining).toEqual([['invoices.billed_to'], ['invoices.billed_to'], [], []]);
  expect((await server.db.select().from(invoices).where(eq(invoices.personId, 'member'))).length).toBeGreaterThan(0);
  const [row] = await server.db.select().from(people).where(eq(people.id, 'member'));
  expect(row).toMatchObject({ firstName: 'Former', lastName: 'member', mobile: null });
  const [named] = await server.db.select().from(tickets).where(eq(tickets.personId, 'other'));
  expect(named?.nominee).toMatchObject({ name: 'Former member', email: '' });
  const [comment] = await server.db.select().from(comments).where(eq(comments.id, 'mention'));
  expect(comment?.bodyHtml).toContain('@Former member');
  expect(await server.db.select().from(sessions).where(eq(sessions.personId, 'member'))).toEqual([]);
  expect((await server.call(null, auth.signIn, { body: { email, password: testPassword } })).status).toBe(401);
  await server.db.update(people).set({ email }).where(eq(people.id, 'other'));
});

test.each(erasureSteps.map((_, at) => at))('a server that dies before step %i has erased nothing', async (at) => {
  await seedTraces();
  await askDeletion();
  server.clock.pass(15 * day);
  const dying = async () => Promise.reject(new Error('killed'));
  const now = server.clock.now();
  await expect(eraseAccount(server.db, 'member', now, erasureSteps.toSpliced(at, 0, dying))).rejects.toThrow('killed');
  const [row] = await server.db.select().from(people).where(eq(people.id, 'member'));
  expect(row).toMatchObject({ firstName: 'Zephyrine', erasedAt: null });
  await eraseAccount(server.db, 'member', now);
  const [after] = await server.db.select().from(people).where(eq(people.id, 'member'));
  expect(after?.firstName).toBe('Former');
});
