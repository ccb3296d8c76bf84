import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tables that grow with what members do: whatever goes with a person, a post or a meeting is found by an index there. */
const growing = [
  ...['activities', 'activity_people', 'activity_reads', 'activities_read', 'notification_settings'],
  ...['comment_likes', 'comments', 'event_changes', 'join_answers', 'known_devices', 'meeting_people', 'memberships'],
  ...['post_likes', 'post_saves', 'post_views', 'posts', 'sessions'],
];

test('what goes with something else is found by an index', async () => {
  const { rows } = await server.db.execute(sql`
    with keys as (
      select conrelid, conkey, conrelid::regclass::text as of,
        (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and confdeltype in ('c', 'n'))
    select of, columns from keys
    where of in ${growing} and not exists (
      select 1 from pg_index
      where indrelid = conrelid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || columns || ' IS NOT NULL)'))
    order by of, columns`);
  expect(rows).toEqual([]);
});
