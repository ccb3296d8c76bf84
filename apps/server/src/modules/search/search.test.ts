import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownWords, posts as postRows } from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { planIn, rolledBack, sentBy, walksOf } from '../../testing/statements.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import type { TestCommunityName, TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetUnusedWords } from './forget-words.writes.ts';

const { search, posts, comments } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const find = (who: TestPersonName, keyword: string, more: object = {}, place: TestCommunityName = 'open') =>
  server.call(who, search.inCommunity, { params: { id: place }, query: { keyword, ...more } });
const idsOf = async (...args: Parameters<typeof find>) => (await find(...args)).body.posts.map(({ postId }) => postId);
const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const marksOf = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test('words are found in other forms, without case and accents, and by their beginning', async () => {
  const id = await writePost(server, 'member', 'open', { title: 'Splinting in cafés', bodyHtml: '<p>Grüße</p>' });
  for (const keyword of ['splints', 'SPLINT', 'cafes', 'café', 'grusse', 'gruße', 'splin'])
    expect([keyword, await idsOf('member', keyword)]).toEqual([keyword, [id]]);
});

test('all words are wanted; quotation marks keep them together, and a minus leaves one out', async () => {
  const night = await writePost(server, 'member', 'open', { title: 'Night splint' });
  const other = await writePost(server, 'member', 'open', { title: 'A splint at night' });
  expect((await idsOf('member', 'splint night')).toSorted()).toEqual([night, other].toSorted());
  expect(await idsOf('member', '"night splint"')).toEqual([night]);
  expect(await idsOf('member', 'splint -night')).toEqual([]);
  expect((await find('member', 'splint wrist')).body.posts.every(({ isSimilar }) => isSimilar)).toBe(true);
});

test('words alone that are left out leave the rest of the community', async () => {
  const day = await writePost(server, 'member', 'open', { title: 'A splint by day' });
  await writePost(server, 'member', 'open', { title: 'A splint at night' });
  await writePost(server, 'other', 'elsewhere', { title: 'Another by day' });
  expect(await idsOf('member', '-night')).toEqual([day]);
});

test.each(["O'Neill's knee", String.raw`The path C:\temp\new`, `It''s "quoted"`, String.raw`Ends in \'`])(
  'signs that PostgreSQL writes words with are looked for like others: %s',
  async (title) => {
    const id = await writePost(server, 'member', 'open', { title });
    expect(await idsOf('member', title)).toEqual([id]);
  },
);

test('a beginning is looked for among the words of its community alone, which no other shares', async () => {
  const wordsOf = async (id: string) => {
    const rows = await server.db.execute<{ word: string }>(
      sql`select unnest(tsvector_to_array(words)) as word from post_words where post_id = ${id}`,
    );
    return new Set(rows.rows.map(({ word }) => word));
  };
  const here = await wordsOf(await writePost(server, 'member', 'open', { title: 'Splint' }));
  const there = await wordsOf(await writePost(server, 'other', 'elsewhere', { title: 'Splint' }));
  expect(here.size).toBe(there.size);
  expect([...here].filter((word) => there.has(word))).toEqual([]);
});

test('a typing mistake finds what somebody may have meant, in titles before texts and in texts before comments, marked, and says so', async () => {
  const title = await writePost(server, 'member', 'open', { title: 'Wobbegong' });
  const within = await writePost(server, 'member', 'open', {
    title: 'Within',
    bodyHtml: '<p>A wobbegong has a beard</p>',
  });
  const below = await writePost(server, 'member', 'open', { title: 'Said below' });
  const commentId = await writeComment(server, 'member', below, { bodyHtml: '<p>The wobbegong again</p>' });
  const { body } = await find('member', 'wobegong');
  expect(body.posts.map((post) => [post.postId, post.commentId, post.isSimilar])).toEqual([
    [title, null, true],
    [within, null, true],
    [below, commentId, true],
  ]);
  expect(body.posts.map((post) => [marksOf(post.title), marksOf(post.excerpt)])).toEqual([
    [['Wobbegong'], []],
    [[], ['wobbegong']],
    [[], ['wobbegong']],
  ]);
  expect(body.totalItemCount).toBe(3);
  const page = (await find('member', 'wobegong', { pageSize: 2 })).body;
  const next = (await find('member', 'wobegong', { pageSize: 2, after: page.nextCursor ?? '' })).body;
  expect([...page.posts, ...next.posts].map(({ postId }) => postId)).toEqual([title, within, below]);
  expect((await find('member', 'xylophone')).body).toMatchObject({ posts: [], totalItemCount: 0 });
});

test.each([
  ['tehrapy', 'Therapy', true],
  ['arthitis', 'Arthritis', true],
  ['SPLNTING', 'Splinting', true],
  ['grüsse tandon', 'Grusse of a tendon', true],
  ['splnt niht', 'A splint at night', true],
  ['niht', 'At night', true],
  ['hadn', 'Hand', true],
  ['slpint', 'Splint', true],
  ['splnit', 'Splint', true],
  ['flals', 'Falls', true],
  ['hdna', 'Hand', false],
  ['splinter', 'Splashing', false],
  ['"splnt"', 'Splint', false],
  ['splnt -night', 'Splint', false],
])('%s may have meant %s: %s', async (keyword, title, expected) => {
  const id = await writePost(server, 'member', 'open', { title });
  expect(await idsOf('member', keyword)).toEqual(expected ? [id] : []);
});

test('what was typed right is not looked for otherwise, and a word that was mistyped elsewhere hides none', async () => {
  const right = await writePost(server, 'member', 'open', { title: 'Splint' });
  await writePost(server, 'member', 'open', { title: 'Splits' });
  await writePost(server, 'other', 'elsewhere', { title: 'Splnt' });
  expect(await idsOf('member', 'splint')).toEqual([right]);
  expect(await idsOf('member', 'splnt')).toContain(right);
});

test.each([
  'x'.repeat(200),
  'ß'.repeat(200),
  '界'.repeat(200),
  "o'brie n\\ 'x",
  'a b c d e f g h i j k l m n o p q r s t',
])('what nobody means finds nothing and breaks nothing: %j', async (keyword) => {
  await writePost(server, 'member', 'open', { title: keyword.slice(0, 150).toUpperCase() });
  expect((await find('member', `${keyword.slice(0, 190)}qzx`)).status).toBe(200);
});

test('words that stand nowhere any more are forgotten, once a day', async () => {
  const id = await writePost(server, 'member', 'open', { title: 'Wobbegong' });
  await writePost(server, 'member', 'open', { title: 'Numbat' });
  await server.db.delete(postRows).where(eq(postRows.id, id));
  await forgetUnusedWords(server.db, new Date('2026-03-02T15:59:59Z'));
  const known = () => server.db.select().from(knownWords);
  expect(await known()).toContainEqual({ word: 'wobbegong' });
  await forgetUnusedWords(server.db, new Date('2026-03-02T16:00:00Z'));
  expect(await known()).not.toContainEqual({ word: 'wobbegong' });
  expect(await known()).toContainEqual({ word: 'numbat' });
});

test('a word stays that a text uses which is being written while unused words are forgotten', async () => {
  const gone = await writePost(server, 'member', 'open', { title: 'Wobbegong and numbat' });
  const answered = await writePost(server, 'member', 'open', { title: 'Answered' });
  await server.db.delete(postRows).where(eq(postRows.id, gone));
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const { promise: started, resolve: begun } = Promise.withResolvers<void>();
  const written = server.db.transaction(async (tx) => {
    await writeComment({ ...server, db: tx }, 'member', answered, { bodyHtml: '<p>A wobbegong</p>' });
    begun();
    await sent;
  });
  await started;
  let isDone = false;
  const forgotten = forgetUnusedWords(server.db, new Date('2026-03-06T16:00:00Z')).finally(() => void (isDone = true));
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => isDone || (await server.db.execute(waiting)).rows.length > 0).toBe(true);
  const next = writePost(server, 'member', 'open', { title: 'A numbat' });
  send();
  await Promise.all([written, forgotten, next]);
  const known = (await server.db.select().from(knownWords)).map(({ word }) => word);
  expect(known).toEqual(expect.arrayContaining(['wobbegong', 'numbat']));
});

test('words are looked through by one process of all, once a day', async () => {
  const forget = (at: string) => forgetUnusedWords(server.db, new Date(at));
  const leave = () => server.db.insert(knownWords).values({ word: 'quokka' }).onConflictDoNothing();
  const isKnown = async () => (await server.db.select().from(knownWords)).some(({ word }) => word === 'quokka');
  const query = vi.spyOn(Client.prototype, 'query');
  await Promise.all([forget('2026-03-04T16:00:00Z'), forget('2026-03-04T16:00:01Z')]);
  expect(query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('ts_stat'))).toHaveLength(1);
  query.mockRestore();
  await leave();
  await forget('2026-03-04T16:40:00Z');
  expect(await isKnown()).toBe(true);
  await forget('2026-03-05T16:00:00Z');
  expect(await isKnown()).toBe(false);
});

test.each(['!!!', '" ', "'; drop table posts; --", '<b>', '\\', '-', 'a:*b', '(((', '%', '_'])(
  'what is no word finds nothing and breaks nothing: %j',
  async (keyword) => {
    expect((await find('member', keyword)).status).toBe(200);
  },
);

test('excerpts are plain text: markup that somebody has written is text again, and their own marks are gone', async () => {
  const bodyHtml = '<p>&lt;script&gt;alert(1)&lt;/script&gt; \uE000forged\uE001 splint</p>';
  await writePost(server, 'member', 'open', { title: '<b>Splint</b>', bodyHtml });
  const [post] = (await find('member', 'splint')).body.posts;
  expect(textOf(post?.title ?? [])).toBe('<b>Splint</b>');
  expect([marksOf(post?.title ?? []), marksOf(post?.excerpt ?? [])]).toEqual([['Splint'], ['splint']]);
  expect(textOf(post?.excerpt ?? [])).toMatch(/forged splint$/);
});

test.each([
  ['within a text', `<p>${'before '.repeat(60)}wobbegongs ${'after '.repeat(60)}</p>`, /^… before .*wobbegongs/],
  ['at its beginning', `<p>Wobbegongs ${'after '.repeat(60)}</p>`, /^Wobbegongs after/],
  [
    'at its beginning, in quotation marks',
    `<p>&quot;Wobbegongs&quot; ${'after '.repeat(60)}</p>`,
    /^"?Wobbegongs" after/,
  ],
])(
  'an excerpt that begins %s says by an ellipsis whether words are left out before it',
  async (_, bodyHtml, expected) => {
    await writePost(server, 'member', 'open', { bodyHtml });
    const [post] = (await find('member', 'wobbegongs')).body.posts;
    expect(textOf(post?.excerpt ?? [])).toMatch(expected);
  },
);

test('a word is marked also before an apostrophe of print', async () => {
  await writePost(server, 'member', 'open', { bodyHtml: '<p>A wobbegong’s beard</p>' });
  const [post] = (await find('member', 'wobbegong')).body.posts;
  expect(marksOf(post?.excerpt ?? [])).toEqual(['wobbegong’s']);
});

test('an edit is found by its new words alone', async () => {
  const { body } = await server.call('member', posts.create, {
    body: { communityId: 'open', title: 'Old quokka', body: '<p>Words</p>' },
  });
  await server.call('member', posts.edit, { params: { postId: body.id }, body: { title: 'New numbat', version: 1 } });
  expect([await idsOf('member', 'quokka'), await idsOf('member', 'numbat')]).toEqual([[], [body.id]]);
  const { body: comment } = await server.call('member', comments.create, {
    params: { postId: body.id },
    body: { body: '<p>Bandicoot</p>' },
  });
  const params = { postId: body.id, commentId: comment.id };
  await server.call('member', comments.edit, { params, body: { body: '<p>Bilby</p>', version: 1 } });
  expect([await idsOf('member', 'bandicoot'), await idsOf('member', 'bilby')]).toEqual([[], [body.id]]);
});

test('pages follow each other without a gap, also where many fit equally well', async () => {
  const written = [];
  for (let at = 0; at < 7; at += 1) written.push(await writePost(server, 'member', 'open', { title: 'Numbat' }));
  const found: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await find('member', 'numbat', { pageSize: 3, ...(after ? { after } : {}) });
    found.push(...body.posts.map(({ postId }) => postId));
    after = body.nextCursor ?? undefined;
  } while (after !== undefined);
  expect(found).toEqual(written.toReversed());
});

test('files of comments and pictures are none of the post', async () => {
  const id = await writePost(server, 'member', 'open', { title: 'Numbat' });
  const commentId = await writeComment(server, 'member', id);
  await seedFile(server, { ownerKind: 'comment', ownerId: commentId }, 'member');
  expect(await idsOf('member', 'numbat', { hasFile: true })).toEqual([]);
  await seedFile(server, { ownerKind: 'post', ownerId: id }, 'member');
  expect(await idsOf('member', 'numbat', { hasFile: true })).toEqual([id]);
});

describe('nothing leaks', () => {
  const secret = { title: 'Wobbegong', bodyHtml: '<p>wobbegong</p>' };
  const found = async (who: TestPersonName, place: TestCommunityName = 'closed') => {
    const { status, body } = await find(who, 'wobbegong', {}, place);
    return status === 200 ? body.totalItemCount : status;
  };

  test.each([
    ['a post that waits', { status: 2 }, { member: 1, editor: 1, moderator: 1, owner: 0 }],
    ['a deleted post', { status: 3 }, { member: 0, moderator: 0, admin: 0 }],
    ['a post archived for its reports', { status: 4 }, { member: 0, moderator: 0 }],
    ['a declined post', { status: 99 }, { member: 0, moderator: 0 }],
    ['a private post', { visibility: 'private' as const }, { member: 1, moderator: 1, owner: 0 }],
  ])('of %s, neither by count nor by its comments', async (_, state, expected) => {
    const id = await writePost(server, 'member', 'closed', { ...secret, ...state });
    await writeComment(server, 'member', id, { bodyHtml: '<p>wobbegong</p>' });
    const counts = Object.keys(expected).map(async (who) => [who, await found(who as TestPersonName)]);
    expect(Object.fromEntries(await Promise.all(counts))).toEqual(expected);
  });

  test('of a private community, to those who are not in it', async () => {
    await writePost(server, 'other', 'closed', secret);
    for (const who of ['outsider', 'waiting', 'removed', 'blocked', 'client'] as const)
      expect([who, await found(who)]).toEqual([who, 403]);
    expect(await found('member')).toBe(1);
  });

  test('of one community in another, not even where titles look alike', async () => {
    await writePost(server, 'other', 'closed', secret);
    expect(await found('member', 'open')).toBe(0);
    expect((await find('member', 'wobegong', {}, 'open')).body.posts).toEqual([]);
  });
});

test('a search that nothing narrows is prepared, also of what was mistyped', async () => {
  await writePost(server, 'member', 'open', { title: 'Splint' });
  const calls = ['splint', 'splnt'].map((keyword) => [`/api/v1/community/open/search?keyword=${keyword}`] as const);
  const sent = await sentBy(server, [await server.tokenOf('member')], calls);
  const statements = sent.filter(({ text }) => /words_in_place|meant_words/.test(text));
  expect(statements).toHaveLength(4);
  for (const one of statements) expect(one.name, one.text).toEqual(expect.any(String));
});

test('a search, also of what was mistyped, walks through no large table', async () => {
  await writeComment(server, 'member', await writePost(server, 'member', 'open', { title: 'Splint' }));
  const tokens = await Promise.all((['member', 'manager'] as const).map((who) => server.tokenOf(who)));
  const more = 'kind=poll&authorId=member&tagId=tag-3&hasFile=true&from=2020-01-01T00:00:00.000Z';
  const calls = ['keyword=splint', 'keyword=splnt', `keyword=splint&${more}`, 'keyword=splint&pageSize=1&page=2'];
  const statements = await sentBy(
    server,
    tokens,
    calls.map((query) => [`/api/v1/community/open/search?${query}`] as const),
  );
  const large = String.raw`people|sessions|memberships|posts|post_\w+|comments|comment_words|assets|known_words`;
  expect(statements.some(({ text }) => text.includes('post_words'))).toBe(true);
  expect(statements.some(({ text }) => text.includes('meant_words'))).toBe(true);
  expect(await walksOf(server.db, statements, large)).toEqual([]);
});

test('what was mistyped is looked for in an index, however many words are known', async () => {
  let plan = '';
  await rolledBack(server.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`insert into known_words (word) select md5(i::text) from generate_series(1, 20000) i`);
    await tx.execute(sql`analyze known_words`);
    plan = (await planIn(tx, `select word from known_words where word % 'splnt'`)).join('\n');
  });
  expect(plan).toContain('known_words_word_idx');
});
