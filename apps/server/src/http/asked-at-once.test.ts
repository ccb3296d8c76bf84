import { contract } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions } from '../db/schema/index.ts';
import { bearer } from '../testing/logins.ts';
import { writeComment, writePost } from '../testing/test-content.ts';
import { requestOf } from '../testing/request.ts';
import type { TestPersonName } from '../testing/test-people.ts';
import { testWithServer } from '../testing/server-test.ts';

const { me, posts, comments } = contract;
const test = testWithServer();

/** What a reader is answered, and whoever is not in the closed community or may no longer read it. */
const readers = { admin: 200, manager: 200, moderator: 200, member: 200, outsider: 403, blocked: 403 } as const;

test('many who ask at the same moment each get their own answer, by few statements, and an ended session none', async ({
  server,
}) => {
  const names = Object.keys(readers) as (keyof typeof readers)[];
  const ids = [
    await writePost(server, 'member', 'closed'),
    await writePost(server, 'moderator', 'closed', { title: 'Two' }),
  ];
  for (const id of ids)
    for (const text of ['1', '2', '3'])
      await writeComment(server, 'member', id, { bodyHtml: `<p>${text} of ${id}</p>` });
  const tokens = new Map<TestPersonName, string>();
  for (const name of names) tokens.set(name, await server.tokenOf(name));
  const ended = await server.tokenOf('member');
  await server.db
    .update(sessions)
    .set({ endedAt: server.clock.now() })
    .where(sql`${sessions.accessHash} = encode(sha256(${ended}::bytea), 'hex')`);
  const ask = async (token: string, request: Parameters<typeof requestOf>) => {
    const [endpoint, input] = request;
    const answer = await server.fetch(requestOf(endpoint, input, bearer(token)));
    return { status: answer.status, body: await answer.json() };
  };
  const before = server.statements.length;
  const accounts = names.map((name) => ask(tokens.get(name) ?? '', [me.current, undefined, {}]));
  const refused = ask(ended, [me.current, undefined, {}]);
  const pages = names.flatMap((name) =>
    ids.flatMap((postId) => [
      ask(tokens.get(name) ?? '', [posts.byId, { params: { id: postId } }, {}]),
      ...[1, 2].map((page) =>
        ask(tokens.get(name) ?? '', [comments.list, { params: { id: postId }, query: { page, pageSize: 2 } }, {}]),
      ),
    ]),
  );
  expect((await Promise.all(accounts)).map(({ body }) => body.id)).toEqual(names);
  expect((await refused).status).toBe(401);
  const answers = await Promise.all(pages);
  const expected = names.flatMap((name) =>
    ids.flatMap((id): unknown[] =>
      readers[name] > 200
        ? [readers[name], readers[name], readers[name]]
        : [id, [`<p>1 of ${id}</p>`, `<p>2 of ${id}</p>`], [`<p>3 of ${id}</p>`]],
    ),
  );
  const outcomes = answers.map(({ status, body }) =>
    status === 200 ? (body.id ?? body.comments.map((one: { body: string }) => one.body)) : status,
  );
  expect(outcomes).toEqual(expected);
  // Alone each takes three. How many meet depends on how fast the machine is.
  expect(server.statements.length - before).toBeLessThan(answers.length * 2);
});
