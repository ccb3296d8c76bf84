import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postcodes } from './schema/index.ts';
import { filledIn, rolledBack, type Sent, sentBy } from '../testing/statements.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const members = '/api/directory/member/list';

/** Every way to ask for the directory, with the index that answers it where there are thousands. */
const calls: readonly (readonly [path: string, index: string])[] = [
  [members, 'people_listed_idx'],
  [`${members}?sortOrder=desc&page=3`, 'people_listed_idx'],
  [`${members}?locationId=NSW`, 'people_listed_state_idx'],
  [`${members}?locationId=NSW`, 'people_state_shown_idx'],
  [`${members}?name=nguyen`, 'people_search_name_idx'],
  [`${members}?companyId=organisation-7`, 'people_organisation_idx'],
  [`${members}?expertiseAreaId=work-law`, 'people_expertise_idx'],
  ['/api/directory/organisation/list', 'organisations_name_idx'],
  ['/api/directory/organisation/list?keyword=riverbank', 'organisations_search_idx'],
  [`${members}?near=2001&within=50&orderBy=distance`, 'people_organisation_idx'],
  ['/api/directory/organisation/list?near=2001&within=50&orderBy=distance', 'organisations_post_code_idx'],
  ['/api/directory/member/places?near=2001&within=50', 'people_organisation_idx'],
  ['/api/directory/organisation/places?near=2001&within=50', 'organisations_post_code_idx'],
  ['/api/directory/member/companies?query=riverbank', 'organisations_search_idx'],
  ['/api/directory/member/member', 'people_pkey'],
];
/** Those that few answer to: nothing of them, the count included, reads a whole table. */
const isNarrow = (index: string) => /search|organisation_idx|post_code|expertise|pkey/.test(index);

let server: TestServer;
const sent = new Map<string, readonly Sent[]>();
beforeAll(async () => {
  server = await startTestServer({ isFresh: true });
  await server.db.insert(postcodes).values({ postCode: '2001', latitude: -10.1, longitude: 120 });
  // A page that somebody is on.
  await server.db.execute(sql`update people set home_state = 'NSW' where id = 'editor'`);
  for (const [path] of calls) {
    // How often somebody calls is told to the database after so many calls: those of before are counted no more.
    server.clock.pass(61_000);
    sent.set(path, await sentBy(server, [await server.tokenOf('outsider')], [[path]]));
  }
});
afterAll(() => server.close());

test.each(calls)('%s takes three statements at most', (path) => {
  expect(sent.get(path)?.length).toBeGreaterThanOrEqual(2);
  expect(sent.get(path)?.length).toBeLessThanOrEqual(3);
});

test('each is answered from its index where there are thousands of members and organisations', async () => {
  const plans = new Map<string, string>();
  await rolledBack(server.db, async (tx) => {
    // As many as a country has, over as many degrees.
    await tx.execute(sql`insert into postcodes (post_code, latitude, longitude)
      select (2000 + i)::text, -10 - i % 300 / 10.0, 115 + i % 7 * 5 from generate_series(1, 3000) i on conflict do nothing`);
    await tx.execute(sql`insert into organisations (id, name, location, post_code)
      select 'organisation-' || i, 'Clinic ' || md5(i::text), 'Place ' || md5('p' || i), (2001 + i % 3000)::text from generate_series(1, 4000) i`);
    await tx.execute(sql`insert into people (id, email, password_hash, first_name, last_name, contact_types, home_state, organisation_id, expertise, created_at)
      select 'one-' || i, 'one-' || i || '@example.org', '', md5('f' || i), md5('l' || i), '{Member}', (array['NSW', 'VIC', 'WA', 'QLD'])[1 + i % 4],
        'organisation-' || (1 + i % 4000), case when i % 200 = 0 then array['work-law'] else '{}' end, now() from generate_series(1, 8000) i`);
    // What was just written waits beside an index of words, which is dear to read until it is sorted in.
    await tx.execute(sql`select gin_clean_pending_list(indexrelid::regclass) from pg_index
      join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
      where amname = 'gin' and indrelid in ('people'::regclass, 'organisations'::regclass)`);
    await tx.execute(sql`analyze people, organisations, postcodes, invitations`);
    for (const [path, statements] of sent)
      for (const statement of statements.filter(isOfDirectory)) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${filledIn(statement)}`));
        plans.set(path, [plans.get(path), ...rows.map((row) => row['QUERY PLAN'])].join('\n'));
      }
  });
  for (const [path, index] of calls) {
    const plan = plans.get(path) ?? '';
    expect(plan, path).toContain(index);
    if (isNarrow(index)) expect(plan, path).not.toMatch(/Seq Scan on (people|organisations)/);
  }
});

test.each([
  ['where members are', '/api/directory/member/places', ['people_workplace_idx']],
  [
    'how many are of a state, and how many of them tell only some of it',
    `${members}?locationId=NSW`,
    ['people_state_shown_idx', 'people_state_kept_idx'],
  ],
])('%s is counted from indexes alone, and no row of a member is read for it', async (_, path, indexes) => {
  server.clock.pass(61_000);
  const token = await server.tokenOf('outsider');
  const statements = await sentBy(server, [token], [[path]]);
  const [count, ...others] = statements.filter(isOfDirectory);
  expect(others).toEqual([]);
  await rolledBack(server.db, async (tx) => {
    // With so few rows much else would do: it is out of the way, and no row is read only where the index that is left has all that is asked.
    for (const other of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${other} = off`));
    await tx.execute(sql`drop index people_listed_idx, people_listed_state_idx, people_organisation_idx`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain ${filledIn(count ?? { name: '', text: '', values: [] })}`),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of indexes) expect(plan).toMatch(new RegExp(`Index Only Scan using ${index} on people\\b`));
  });
});

/** Who asks, and how much they have read, is the same for all calls. */
function isOfDirectory({ text }: Sent): boolean {
  return /from "(people|organisations)"/.test(text) && !text.includes('access_hash');
}
