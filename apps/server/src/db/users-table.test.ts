import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { planIn, rolledBack, type Sent, sentBy } from '../testing/statements.ts';
import { testWithServer } from '../testing/server-test.ts';

const place = '/api/admin/users';
/** Few of many, which is what staff look for. */
const narrowed = [`${place}?keyword=me`, `${place}?role=3`, `${place}?role=3&keyword=a`, `${place}?state=disabled`];
const wide = [place, `${place}?role=0`, `${place}?state=enabled`, `${place}?contactType=Member`];

/** Who asks, and what they may do. */
const access = 2;
const most = 3;

const test = testWithServer();
const sent = new Map<string, Sent[]>();
test.beforeAll(async ({ server }) => {
  const token = await server.tokenOf('admin');
  const first = await server.fetch(`${place}?pageSize=1`, { headers: { Authorization: `Bearer ${token}` } });
  const { nextCursor } = (await first.json()) as { nextCursor: string };
  const later = `${place}?pageSize=1&after=${encodeURIComponent(nextCursor)}`;
  for (const path of [...narrowed, ...wide, later]) sent.set(path, await sentBy(server, [token], [[path]]));
});

test('the table of users is three statements at most, however it is filtered and paged', () => {
  for (const [path, statements] of sent) expect(statements.length, path).toBeLessThanOrEqual(access + most);
});

test('a page of users is read by index among many thousands; so is the count of a few of them', async ({ server }) => {
  const walks: string[] = [];
  await rolledBack(server.db, async (tx) => {
    // What follows a person elsewhere, as the index of the search, tells nothing here.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into people (id, email, password_hash, first_name, last_name, created_at)
      select 'many-' || i, 'many-' || i || '@example.org', '', 'First' || i % 700, 'Last' || i % 9000, now() from generate_series(1, 30000) i`);
    await tx.execute(sql`analyze people`);
    for (const [path, statements] of sent)
      for (const { text } of statements)
        // Whoever counts most of a table reads it.
        if (/ limit /.test(text) || (narrowed.includes(path) && text.includes('count(')))
          for (const line of await planIn(tx, text))
            if (line.includes('Seq Scan on people')) walks.push(`${path}\n${line}\n${text}`);
  });
  expect(walks).toEqual([]);
});
