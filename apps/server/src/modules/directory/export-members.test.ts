import { randomUUID } from 'node:crypto';
import { contract, limits } from '@portal/api/contract';
import { defaultPrivacyFlags } from '@portal/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, people } from '../../db/schema/index.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { directory } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A family of whom no other test, and no other try of this one, knows. */
const family = () => `Fam${randomUUID().replaceAll('-', '')}`;

async function seed(lastName: string, firstName: string, changes: Partial<typeof people.$inferInsert> = {}) {
  const id = await seedMember(server, 'open', null, { firstName, lastName });
  if (Object.keys(changes).length > 0) await server.db.update(people).set(changes).where(eq(people.id, id));
  return id;
}

async function tableOf(query: Record<string, string>): Promise<string[]> {
  const path = `${directory.exportMembers.path}?${new URLSearchParams(query)}`;
  const answer = await server.fetch(path, { headers: { Authorization: `Bearer ${await server.tokenOf('admin')}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="members.csv"');
  return (await answer.text()).trimEnd().split('\r\n');
}

/** What the log has of tables that were taken, the newest last: nothing in it can be removed. */
const taken = () =>
  server.db.select().from(auditEvents).where(eq(auditEvents.kind, 'directoryExported')).orderBy(auditEvents.id);

test('the table has whom the list has, by name, as far as the directory tells staff of them', async () => {
  const name = family();
  const work = { organisationName: 'Rivermouth Health', jobTitle: 'Therapist', homeState: 'NSW' };
  const shown = await seed(name, 'Ada', work);
  const hidden = { ...defaultPrivacyFlags, showEmail: false, showOrganisation: false };
  await seed(name, 'Bea', { ...work, directory: hidden });
  await seed(name, 'Cleo', { ...work, directory: { ...defaultPrivacyFlags, includeInDirectory: false } });
  await seed(name, 'Dot', { homeState: 'WA' });
  const [head = '', ...rows] = await tableOf({ name, locationId: 'NSW' });
  expect(head).toContain('First name');
  expect(rows).toHaveLength(2);
  for (const words of ['Ada', 'Rivermouth Health', 'Therapist', 'NSW', `${shown}@example.org`])
    expect(rows[0]).toContain(words);
  expect(rows[1]).toContain('Bea');
  for (const words of ['Rivermouth', 'Therapist', '@']) expect(rows[1]).not.toContain(words);
});

test('a name that begins as a formula is text', async () => {
  const name = family();
  await seed(name, '=HYPERLINK("https://evil.example")');
  const [, row = ''] = await tableOf({ name });
  expect(row).toContain('HYPERLINK');
  expect(row).not.toMatch(/(?:^|,|")[=+@\t-]/);
});

test('who took it is kept, with what narrowed it and how many it names, and no name', async () => {
  const name = family();
  await seed(name, 'Ada', { homeState: 'NSW' });
  const before = (await taken()).length;
  await tableOf({ name, locationId: 'NSW' });
  const rows = (await taken()).slice(before);
  expect(rows).toMatchObject([{ personId: 'admin', data: { members: '1', narrowedBy: 'locationId name' } }]);
  expect(JSON.stringify(rows)).not.toContain(name);
});

test('more than are read at once are all in it, each once', async () => {
  const name = family();
  await server.db
    .execute(sql`insert into people (id, email, password_hash, first_name, last_name, contact_types, created_at)
    select ${name}::text || i, ${name}::text || i || '@example.org', '', 'Same', ${name}, '{Member}', now() from generate_series(1, 1001) i`);
  const rows = await tableOf({ name });
  expect(rows).toHaveLength(1_002);
  expect(new Set(rows).size).toBe(1_002);
});

test('more than a table holds are refused, and nobody is told of', async () => {
  const name = family();
  const before = await taken();
  const most = limits.directory.tableRows;
  await server.db
    .execute(sql`insert into people (id, email, password_hash, first_name, last_name, contact_types, created_at)
    select ${name}::text || i, ${name}::text || i || '@example.org', '', 'Same', ${name}, '{Member}', now() from generate_series(1, ${most + 1}::int) i`);
  const refused = await server.call('admin', directory.exportMembers, { query: { name } });
  expect(refused.status).toBe(413);
  expect(await taken()).toEqual(before);
});
