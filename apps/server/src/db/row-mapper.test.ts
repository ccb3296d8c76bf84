import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeComment, writePost } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Db } from './connect.ts';
import { mapRowsOnce } from './row-mapper.ts';
import { comments, memberships, people, posts } from './schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await writeComment(server, 'member', await writePost(server, 'member', 'open'));
  await writePost(server, 'other', 'elsewhere');
});
afterAll(() => server.close());

const mine = alias(memberships, 'mine');
const author = { id: people.id, segments: people.contactTypes };

const joined = (db: Db) =>
  db
    .select({
      id: posts.id,
      createdAt: posts.createdAt,
      count: sql`${posts.commentsCount}`.mapWith(Number),
      named: sql<string>`upper(${posts.title})`.as('named'),
      none: sql<null>`null`,
      comment: comments,
      // Of two tables, or of none.
      mixed: { body: comments.bodyHtml, title: posts.title },
      computed: { body: sql<string | null>`${comments.bodyHtml}`, isThere: sql<boolean>`true` },
      // Whose first column may be null.
      membership: { reason: mine.reason, status: mine.status },
      author,
    })
    .from(posts)
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(comments, eq(comments.postId, posts.id))
    .leftJoin(mine, eq(mine.personId, posts.authorId))
    .orderBy(posts.id, mine.communityId);

const statements = {
  'a join': joined,
  'an outer join in which all may be missing': (db: Db) =>
    db
      .select({ comments, posts: { id: posts.id } })
      .from(comments)
      .rightJoin(posts, eq(comments.postId, posts.id)),
  'a table': (db: Db) => db.select().from(people).orderBy(people.id),
  'a subquery': (db: Db) => {
    const newest = db.select({ id: posts.id, at: posts.createdAt }).from(posts).as('newest');
    return db
      .select({ newest: { at: newest.at }, id: newest.id })
      .from(newest)
      .orderBy(newest.id);
  },
  'no row': (db: Db) =>
    db
      .select()
      .from(posts)
      .where(sql`false`),
  'what was changed': (db: Db) =>
    db.update(posts).set({ viewsCount: 1 }).returning({ id: posts.id, at: posts.createdAt }),
} satisfies Record<string, (db: Db) => { prepare(name: string): { execute(): Promise<unknown[]> } }>;

test.each(Object.entries(statements))('the records of %s are those that drizzle makes', async (name, write) => {
  const plain = write(server.db).prepare(`plain ${name}`);
  const mapped = mapRowsOnce(write(server.db).prepare(`mapped ${name}`));
  expect(mapped).toHaveProperty('customResultMapper', expect.any(Function));
  const expected = await plain.execute();
  expect(expected.length > 0).toBe(name !== 'no row');
  expect(await mapped.execute()).toEqual(expected);
});

test('what drizzle keeps otherwise is left as it is', () => {
  const statement = { fields: 'columns' };
  expect(mapRowsOnce(statement)).toEqual({ fields: 'columns' });
});
