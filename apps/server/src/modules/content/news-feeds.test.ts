import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { contentCategories, contentItemCategories, contentItems, newsFeeds, people } from '../../db/schema/index.ts';
import { hiddenContent } from '../../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../../testing/library-server.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { exchange, knownSite, testOrigin } from '../../testing/test-site.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { writeRss } from './write-rss.ts';

const { content } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Feeds of a person are counted by the hour.
  server.clock.pass(3_600_000);
  await emptyLibrary(server);
});

async function newFeed(who = 'member'): Promise<string> {
  const { body } = await server.call(who, content.newNewsFeed);
  return new URL(body.feed.url).pathname;
}

/** The items of a feed: of each what stands in its fields. */
function itemsIn(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  let field = '';
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'item') items.push({});
        else field = name;
      },
      ontext(text) {
        const item = items.at(-1);
        if (item !== undefined && field !== '') item[field] = (item[field] ?? '') + text;
      },
      onclosetag() {
        field = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return items;
}

const titlesAt = async (path: string) => itemsIn(await (await server.fetch(path)).text()).map(({ title }) => title);

describe('the news of a person, for programs', () => {
  test('are what they may read, the newest first, with what a program shows', async () => {
    const createdAt = new Date(server.clock.now().getTime() - 86_400_000);
    await seedContentItem(server, { name: 'Older', createdAt });
    const id = await seedContentItem(server, { name: 'Fees & <more>', shortDescription: 'In "short"' });
    const answer = await server.fetch(await newFeed());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'noindex',
    ]);
    const [first, second] = itemsIn(await answer.text());
    expect(first).toMatchObject({
      title: 'Fees & <more>',
      description: 'In "short"',
      link: `https://portal.test/news/details/${id}`,
      guid: id,
      pubDate: server.clock.now().toUTCString(),
    });
    expect(second?.['title']).toBe('Older');
  });

  test.each(hiddenContent)('tell nothing of $title', async ({ item, from }) => {
    await seedContentItem(server, { name: 'Hidden', ...item(server) });
    await seedContentItem(server, { name: 'Shown' });
    expect(await titlesAt(await newFeed(from))).toEqual(['Shown']);
  });

  test('are those of a category, or of one below another, where its id stands behind the address', async () => {
    await server.db
      .insert(contentCategories)
      .values([
        { id: 'feed-above', label: 'Funding', type: 'NewsCategories', position: 0 },
        { id: 'feed-below', label: 'NDIS', type: 'NewsCategories', position: 1, parentId: 'feed-above' },
        { id: 'feed-other', label: 'Guides', type: 'ResourceCategories', position: 2 },
      ])
      .onConflictDoNothing();
    const itemId = await seedContentItem(server, { name: 'In it' });
    await seedContentItem(server, { name: 'Not in it' });
    await server.db
      .insert(contentItemCategories)
      .values(['feed-above', 'feed-below'].map((categoryId) => ({ itemId, categoryId })));
    const path = await newFeed();
    for (const category of ['feed-above', 'feed-below']) {
      const answer = await server.fetch(`${path}?category=${category}`);
      const text = await answer.text();
      expect(itemsIn(text).map(({ title }) => title)).toEqual(['In it']);
      expect(text).toContain(`<link>https://portal.test/news/${category}</link>`);
    }
    for (const category of ['feed-other', 'nothing', '%00', 'x'.repeat(200)])
      expect((await server.fetch(`${path}?category=${category}`)).status).toBe(404);
  });

  test('are no more than fifty', async () => {
    const createdAt = server.clock.now();
    await server.db.insert(contentItems).values(
      Array.from({ length: 60 }, (_, index) => ({
        ...{ id: `many-${index}`, kind: 'news' as const, name: `News ${index}`, status: 'active' as const, createdAt },
      })),
    );
    expect(await titlesAt(await newFeed())).toHaveLength(50);
  });

  test('are sent once, and then only when they have changed', async () => {
    await seedContentItem(server);
    const path = await newFeed();
    const headers = { 'If-None-Match': `W/${(await server.fetch(path)).headers.get('etag')}` };
    server.clock.pass(5000);
    expect((await server.fetch(path, { headers })).status).toBe(304);
    await seedContentItem(server, { name: 'Another' });
    expect((await server.fetch(path, { headers })).status).toBe(200);
  });
});

describe('their address', () => {
  test('is kept nowhere in a form that opens it, and opens nothing once another is made or it is taken away', async () => {
    const first = await newFeed();
    const secret = first.split('/').at(-1)!.replace('.rss', '');
    expect(JSON.stringify(await server.db.select().from(newsFeeds))).not.toContain(secret.slice(22));
    expect((await server.fetch(first)).status).toBe(200);
    const second = await newFeed();
    expect((await server.fetch(first)).status).toBe(404);
    expect((await server.fetch(second)).status).toBe(200);
    await server.call('member', content.endNewsFeed);
    expect((await server.fetch(second)).status).toBe(404);
    expect(server.logLines.join('\n')).not.toContain(secret.slice(0, 22));
  });

  test('guessed, cut or of a calendar is refused without a question to the database', async () => {
    const path = await newFeed();
    const calendar = server.deps.feedSigner.nameOf(server.deps.feedSigner.newId());
    const flipped = path.replace(/(.)\.rss$/, (_, last: string) => `${last === 'A' ? 'B' : 'A'}A.rss`);
    const statementCount = server.statements.length;
    for (const guess of [flipped, path.slice(0, -5), path.replace('.rss', '.ics'), `/api/content/feed/${calendar}`])
      expect((await server.fetch(guess)).status).toBe(404);
    expect(server.statements.length).toBe(statementCount);
  });

  test('opens nothing once the account of its owner is disabled, or the organisation has no news', async () => {
    const path = await newFeed('editor');
    const { ota } = profiles;
    const news = { ...ota.modules.news, enabled: false };
    const without = createApp({ ...server.deps, profile: { ...ota, modules: { ...ota.modules, news } } });
    expect((await without.request(path)).status).toBe(404);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'editor'));
    expect((await server.fetch(path)).status).toBe(404);
  });

  test('tells its owner when it was last read, to the hour, and is read so often an hour', async () => {
    const path = await newFeed();
    const readAt = async () => (await server.call('member', content.newsFeed)).body.feed?.readAt ?? null;
    expect(await readAt()).toBeNull();
    await server.fetch(path);
    const first = await readAt();
    expect(first).not.toBeNull();
    for (let count = 1; count < 240; count += 1) await server.fetch(path);
    expect(await readAt()).toBe(first);
    expect((await server.fetch(path)).status).toBe(429);
    server.clock.pass(3_600_000);
    expect((await server.fetch(path)).status).toBe(200);
    expect(await readAt()).not.toBe(first);
  });

  test('is told on the portal alone, and not to the widget of a website', async () => {
    const site = await knownSite(server, { modules: ['news'] });
    const { body } = await exchange(server, site.ticket({ scope: 'news' }));
    const headers = { Authorization: `Bearer ${body.access_token}`, Origin: testOrigin };
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await server.fetch(content.newsFeed.path, { method, headers })).status, method).toBe(403);
  });
});

test('what no XML takes is left out of it', () => {
  const item = {
    id: '1',
    description: '',
    url: 'https://portal.test',
    publishedAt: new Date(0),
    categories: ['A & B'],
  };
  const title = 'A\u0000B\u0008C\uD800D]]><x>\uFFFE';
  const text = writeRss({ title, url: 'https://portal.test', locale: 'en-AU', items: [{ ...item, title }] });
  expect(text).toContain('<title>A B C D]]&gt;&lt;x&gt;</title>');
  expect(text).toContain('<category>A &amp; B</category>');
  expect([...text].filter((sign) => sign < ' ' && sign !== '\n')).toEqual([]);
});
