import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import {
  contentAssets,
  contentCategories,
  contentFavourites,
  contentItemCategories,
  contentItems,
  contentItemTags,
  rateLimits,
  tags,
} from '../db/schema/index.ts';
import { contentReadings, contentRequests, fileAddresses, type Sought, unaskedIn } from '../testing/content-ways.ts';
import { seedFile } from '../testing/files.ts';
import { hiddenContent } from '../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../testing/library-server.ts';
import { bearer } from '../testing/logins.ts';
import { seedContentItem } from '../testing/test-content-items.ts';
import type { TestPersonName } from '../testing/test-people.ts';
import type { TestServer } from '../testing/test-server.ts';
import { nameOf } from './bind.ts';

const { content, search } = contract;
const kinds = ['news', 'resource', 'page'] as const;
type Kind = (typeof kinds)[number];
type Given = Partial<typeof contentItems.$inferInsert>;

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

let count = 0;

/** A name for an item that is to come, with a tag of its own, one and a category that it shares with what everybody may read. */
async function awaited(kind: Kind) {
  const name = `unpublished-${(count += 1)}`;
  const sought: Sought = {
    ...{ id: name, word: 'Thylacine', tag: `${name}-tag`, category: `${name}-category` },
    files: kind === 'page' ? [] : [`${name}-image`, `${name}-file`],
  };
  const below = `${name}-below`;
  const type = kind === 'resource' ? 'ResourceCategories' : 'NewsCategories';
  await server.db.insert(contentCategories).values([
    { id: sought.category, label: 'Above', type, position: 0, parentId: null },
    { id: below, label: 'Below', type, position: 1, parentId: sought.category },
  ]);
  const shared = `${name}-shared`;
  await server.db.insert(tags).values([
    { id: sought.tag, name: `${sought.word} ${count}` },
    { id: shared, name: `Shared ${count}` },
  ]);
  const neighbour = await seedContentItem(server, { kind, name: 'What everybody may read' });
  await server.db.insert(contentItemTags).values({ itemId: neighbour, tagId: shared });
  await server.db.insert(contentItemCategories).values({ itemId: neighbour, categoryId: sought.category });

  /** It comes, with all by which it could be told of, and somebody keeps it. */
  async function come(given: Given, who: TestPersonName): Promise<void> {
    const { db, clock } = server;
    const { id: itemId, files } = sought;
    await seedContentItem(server, { contentHtml: '<p>About it.</p>', ...given, id: itemId, kind, name: sought.word });
    await db.insert(contentItemTags).values([sought.tag, shared].map((tagId) => ({ itemId, tagId })));
    await db
      .insert(contentItemCategories)
      .values([sought.category, below].map((categoryId) => ({ itemId, categoryId })));
    if (kind === 'page') return;
    for (const [position, assetId] of files.entries()) {
      await seedFile(server, { ownerKind: kind, ownerId: itemId }, 'admin', assetId);
      await db.insert(contentAssets).values({ id: assetId, itemId, position, name: 'A', assetId });
    }
    await db.update(contentItems).set({ imageAssetId: files[0] }).where(eq(contentItems.id, itemId));
    await db.insert(contentFavourites).values({ itemId, personId: who, at: clock.now() });
  }

  return { sought, neighbour, come };
}

/** All ways of somebody to ask for an item at one moment, as often as that is wanted. */
async function asking(who: TestPersonName, sought: Sought, neighbour: string) {
  const { body } = await server.call(who, content.newNewsFeed);
  const feed = new URL(body.feed.url).pathname;
  const headers = bearer(await server.tokenOf(who));
  const now = server.clock.now();
  const beside = [content.relatedNews, content.relatedResources].map((endpoint) => ({
    name: `beside ${nameOf(endpoint)}`,
    path: endpoint.path.replace('{id}', neighbour),
  }));
  const addresses = [
    ...beside,
    ...fileAddresses(sought).map((path) => ({ name: 'file', path })),
    ...[feed, `${feed}?category=${sought.category}`].map((path) => ({ name: 'feed', path })),
  ];

  return async (): Promise<ReadonlyMap<string, string>> => {
    await server.db.delete(rateLimits);
    // Each counts the calls of a minute for itself.
    const app = createApp({ ...server.deps, clock: { now: () => now } });
    const answers = new Map<string, string>();
    const ask = async (name: string, request: Request) => {
      const isJson = request.headers.get('content-type')?.includes('json') === true;
      const requestKey = `${name}\n${request.url}\n${isJson ? await request.clone().text() : ''}`;
      const response = await app.request(request);
      if (response.status === 429 || response.status >= 500)
        throw new Error(`${requestKey} was answered ${response.status}`);
      answers.set(requestKey, `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
    };
    for (const endpoint of contentReadings())
      for (const request of contentRequests(endpoint, sought, headers)) await ask(nameOf(endpoint), request);
    for (const { name, path } of addresses)
      await ask(name, new Request(new URL(path, 'http://portal.test'), name === 'feed' ? {} : { headers }));
    return answers;
  };
}

/** By what somebody is answered otherwise once an item has come. */
async function changedBy(kind: Kind, who: TestPersonName, given: Given): Promise<ReadonlySet<string>> {
  const { sought, neighbour, come } = await awaited(kind);
  const ask = await asking(who, sought, neighbour);
  const before = await ask();
  await come(given, who);
  const changed = [...(await ask())].filter(([requestKey, answer]) => answer !== before.get(requestKey));
  return new Set(changed.map(([requestKey]) => requestKey.split('\n')[0] ?? ''));
}

/** What those see before anybody does who write it: its files, and how a page will look. */
const ofWriters = new Set(['file', ...[content.pagePreview, ...Object.values(contract.contentDesk)].map(nameOf)]);

describe.each(kinds)('of %s', (kind) => {
  test.each(hiddenContent)('every way in answers as if nothing were there: $title', async ({ item, from }) => {
    const changed = await changedBy(kind, from, item(server));
    expect([...changed].filter((name) => from !== 'admin' || !ofWriters.has(name))).toEqual([]);
  });
});

const waysByKind: readonly (readonly [Kind, readonly string[]])[] = [
  [
    'news',
    [
      ...[content.searchNews, content.news, content.newsCount, content.newsItem, content.relatedNews].map(nameOf),
      ...[content.newsFiles, content.favouriteNews].map(nameOf),
      ...[`beside ${nameOf(content.relatedNews)}`, 'feed'],
    ],
  ],
  [
    'resource',
    [
      ...[content.searchResources, content.resources, content.resourceCount, content.resource].map(nameOf),
      ...[content.relatedResources, content.resourceFiles, content.favouriteResources].map(nameOf),
      `beside ${nameOf(content.relatedResources)}`,
    ],
  ],
];
const alike = [
  ...[content.tags, content.tag, content.tagMappings, content.categoryMappings, content.subcategoryMappings],
  ...[content.segmentMappings, content.files, search.everywhere, search.tags, search.tagged],
].map(nameOf);

test.each(waysByKind)('every way in tells of %s to who may read it, so that it would be found', async (kind, ways) => {
  const changed = await changedBy(kind, 'member', { segmentIds: ['north'], isMembersOnly: true });
  expect([...ways, ...alike, 'file'].filter((name) => !changed.has(name))).toEqual([]);
});

test('a page is told of to who may read it by the list of pages and its preview', async () => {
  const changed = await changedBy('page', 'member', { segmentIds: ['north'], isMembersOnly: true });
  expect([content.pages, content.pagePreview].map(nameOf).filter((name) => !changed.has(name))).toEqual([]);
});

test('every way in is known: of each call that could tell of an item, what is asked by it', () => {
  const unasked = contentReadings().flatMap((one) => unaskedIn(one).map((name) => `${nameOf(one)}: ${name}`));
  expect(unasked).toEqual([]);
});
