import { contract } from '@portal/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  assets,
  contentAssets,
  contentCategories,
  contentItemCategories,
  contentItemTags,
  tags,
} from '../../db/schema/index.ts';
import { createApp } from '../../create-app.ts';
import { seedFile } from '../../testing/files.ts';
import { hiddenContent, seedFullContent, type SeededContent } from '../../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../../testing/library-server.ts';
import { bearer } from '../../testing/logins.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { content } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

type Kind = 'news' | 'resource';
const only = (field: string, id: string) => ({ query: { filter: JSON.stringify({ [field]: { _eq: id } }) } });

/** What each way beside the item itself tells somebody of it; another item shares its tag and its category. */
async function waysBeside(kind: Kind, who: TestPersonName, { id, image, file }: SeededContent) {
  const isNews = kind === 'news';
  const [category, below] = [`${id}-c`, `${id}-s`];
  const type = isNews ? 'NewsCategories' : 'ResourceCategories';
  await server.db.insert(contentCategories).values([
    { id: category, label: 'Above', type, position: 0, parentId: null },
    { id: below, label: 'Below', type, position: 1, parentId: category },
  ]);
  const categories = [category, below].map((categoryId) => ({ itemId: id, categoryId }));
  await server.db.insert(contentItemCategories).values(categories);
  const other = await seedContentItem(server, { kind });
  await server.db.insert(contentItemTags).values({ itemId: other, tagId: id });
  const params = { id };
  const related = await server.call(who, isNews ? content.relatedNews : content.relatedResources, {
    params: { id: other },
  });
  const ownRelated = await server.call(who, isNews ? content.relatedNews : content.relatedResources, { params });
  const countIn = async (groupBy: 'tags' | 'categories' | 'subcategories', group: string) => {
    const { body } = await server.call(who, isNews ? content.newsCount : content.resourceCount, { query: { groupBy } });
    return body.data.find((row) => row[groupBy] === group)?.count ?? 0;
  };
  const counted = await server.call(who, isNews ? content.newsCount : content.resourceCount, only('id', id));
  const zip = await server.call(who, isNews ? content.newsFiles : content.resourceFiles, { params });
  const rowsOf = async (call: 'tagMappings' | 'categoryMappings' | 'subcategoryMappings' | 'segmentMappings') =>
    (await server.call(who, content[call], only('item', id))).body.data.length;
  const files = (await server.call(who, content.files, {})).body.data.map((one) => one.id);
  return {
    related: related.body.data.some((one) => one.id === id),
    ownRelated: ownRelated.status,
    counted: counted.body.data,
    // Of the other item alone there is one.
    withTag: await countIn('tags', id),
    inCategory: await countIn('categories', category),
    inSubcategory: await countIn('subcategories', below),
    zip: zip.status,
    mappings: [
      await rowsOf('tagMappings'),
      await rowsOf('categoryMappings'),
      await rowsOf('subcategoryMappings'),
      await rowsOf('segmentMappings'),
    ],
    files: [image, file].filter((one) => files.includes(one)).length,
  };
}

describe.each(['news', 'resource'] as const)('of %s', (kind) => {
  test.each(hiddenContent)('nothing beside it tells of $title', async ({ item, from }) => {
    expect(await waysBeside(kind, from, await seedFullContent(server, kind, item(server)))).toEqual({
      ...{ related: false, ownRelated: 404, counted: [{ count: 0 }], withTag: 1, inCategory: 0, inSubcategory: 0 },
      ...{ zip: 404, mappings: [0, 0, 0, 0], files: 0 },
    });
  });

  test('everything beside it tells of one for a segment of theirs, and of that segment alone [CNT-098] [CNT-101] [CNT-103] [CNT-104] [CNT-106]', async () => {
    const item = await seedFullContent(server, kind, { segmentIds: ['south', 'north'], isMembersOnly: true });
    expect(await waysBeside(kind, 'member', item)).toEqual({
      ...{ related: true, ownRelated: 200, counted: [{ count: 1 }], withTag: 2, inCategory: 1, inSubcategory: 1 },
      ...{ zip: 200, mappings: [1, 1, 1, 1], files: 2 },
    });
    const { data } = (await server.call('member', content.segmentMappings, only('item', item.id))).body;
    expect(data).toEqual([{ item: item.id, collection: kind, segment: 'north' }]);
  });
});

test('the segments that somebody belongs to are told them by name, and nobody another [CNT-105] [CNT-119]', async () => {
  const segmentsFor = async (who: TestPersonName) => (await server.call(who, content.segments, {})).body.data;
  expect(await segmentsFor('member')).toEqual([
    { category: 'Segments', segments: [{ segmentId: 'north', segmentName: 'North' }] },
  ]);
  expect(await segmentsFor('client')).toEqual([]);
});

test('what is related comes by how much it shares, then the newest first, and no more than is asked for', async () => {
  const ids = ['a', 'b', 'c'].map((name) => `related-${name}`);
  await server.db
    .insert(tags)
    .values(ids.map((id) => ({ id, name: id })))
    .onConflictDoNothing();
  const tagged = async (carried: readonly string[], minutesAgo = 0) => {
    const createdAt = new Date(server.clock.now().getTime() - minutesAgo * 60_000);
    const itemId = await seedContentItem(server, { createdAt });
    if (carried.length > 0) await server.db.insert(contentItemTags).values(carried.map((tagId) => ({ itemId, tagId })));
    return itemId;
  };
  const one = await tagged(ids);
  const [older, most, newer] = [
    await tagged(ids.slice(0, 1), 9),
    await tagged(ids.slice(0, 2), 8),
    await tagged(ids.slice(2), 1),
  ];
  await tagged([]);
  const readRelated = async (limit?: number) => {
    const query = limit === undefined ? {} : { limit };
    return (await server.call('member', content.relatedNews, { params: { id: one }, query })).body.data;
  };
  expect((await readRelated()).map(({ id }) => id)).toEqual([most, newer, older]);
  expect((await readRelated(1)).map(({ id, content: text }) => [id, text])).toEqual([[most, null]]);
});

test('all that is attached comes as one ZIP, in its order and each under a name of its own', async () => {
  const itemId = await seedContentItem(server, { kind: 'resource', name: 'Home: modifications / 2026' });
  const attach = async (position: number, name: string, text: string) => {
    const id = await seedFile(server, { ownerKind: 'resource', ownerId: itemId }, 'admin');
    const hash = await server.deps.files.put(new TextEncoder().encode(text));
    await server.db.update(assets).set({ name, hash, type: 'text/plain' }).where(eq(assets.id, id));
    await server.db.insert(contentAssets).values({ id, itemId, position, name, assetId: id });
  };
  await attach(1, 'notes.txt', 'second');
  await attach(0, 'notes.txt', 'first');
  const headers = bearer(await server.tokenOf('member'));
  const answer = await server.fetch(`/api/content/items/resource/${itemId}/files`, { headers });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Home modifications 2026.zip"/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['notes.txt', 'first'],
    ['notes (2).txt', 'second'],
  ]);
});

describe('the preview of a page', () => {
  const previewed = async (who: TestPersonName, id: string) => {
    const headers = bearer(await server.tokenOf(who));
    const answer = await server.fetch(`/api/content/pages/${id}/preview`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('is a document in which nothing runs [CNT-126]', async () => {
    const contentHtml = '<p>Ask <strong>us</strong></p><script>alert(1)</script><img src="x" onerror="alert(1)">';
    const id = await seedContentItem(server, { kind: 'page', name: 'Fees & <benefits>', contentHtml });
    const { status, headers, text } = await previewed('member', id);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(text).toContain('<h1>Fees &amp; &lt;benefits&gt;</h1>');
    expect(text).toContain('<p>Ask <strong>us</strong></p>');
    expect(text).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'`);
    expect(text).not.toMatch(/<script|onerror/);
  });

  test('of a draft is for those who run the portal, of what others may not read for nobody else, of news for nobody', async () => {
    const draft = await seedContentItem(server, { kind: 'page', status: 'draft' });
    const forMembers = await seedContentItem(server, { kind: 'page', isMembersOnly: true });
    const news = await seedContentItem(server);
    const statuses = async (id: string) =>
      Promise.all((['admin', 'member', 'client'] as const).map(async (who) => (await previewed(who, id)).status));
    expect(await statuses(draft)).toEqual([200, 404, 404]);
    expect(await statuses(forMembers)).toEqual([200, 200, 404]);
    expect(await statuses(news)).toEqual([404, 404, 404]);
  });
});

describe('categories of another system', () => {
  const { path } = content.externalCategories;
  const ask = async (externalCategories: TestServer['deps']['externalCategories']) => {
    const app = createApp({ ...server.deps, externalCategories });
    const answer = await app.request(path, { headers: bearer(await server.tokenOf('member')) });
    return { status: answer.status, body: await answer.json() };
  };

  test('are told at an address of ours, and none where there is no such system [CNT-110]', async () => {
    expect(path).toBe('/api/external/resource-categories');
    const data = [{ id: '7', label: 'Funding', type: 'ResourceCategories' as const }];
    expect(await ask({ read: async () => data })).toEqual({ status: 200, body: { data } });
    expect(await ask(null)).toEqual({ status: 200, body: { data: [] } });
  });

  test('are unavailable where it fails, and say nothing of why', async () => {
    const failing = await ask({ read: () => Promise.reject(new Error('secret reason')) });
    expect(failing).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(JSON.stringify(failing.body)).not.toContain('secret');
  });
});

test('of the lists within an item what is wanted is told', async () => {
  const id = await seedContentItem(server);
  const names = ['Beta', 'alpha', 'Gamma'].map((name) => ({ id: `deep-${name}`, name }));
  await server.db.insert(tags).values(names).onConflictDoNothing();
  await server.db.insert(contentItemTags).values(names.map((tag) => ({ itemId: id, tagId: tag.id })));
  const labelsBy = async (rows: object) => {
    const query = { deep: JSON.stringify({ tags: rows }) };
    const { body } = await server.call('member', content.newsItem, { params: { id }, query });
    return body.data.tags.map(({ label }) => label);
  };
  expect(await labelsBy({})).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(await labelsBy({ _sort: '-label', _limit: 2 })).toEqual(['Gamma', 'Beta']);
  expect(await labelsBy({ _filter: { label: { _icontains: 'a' } }, _sort: ['label'], _limit: -1 })).toEqual([
    'alpha',
    'Beta',
    'Gamma',
  ]);
  expect(await labelsBy({ _limit: 0 })).toEqual([]);
});

test('words are found in the name and in what is said in short, without case and accents', async () => {
  await seedContentItem(server, { name: 'Cafés near us' });
  await seedContentItem(server, { shortDescription: 'The CAFE is open' });
  await seedContentItem(server, { contentHtml: '<p>cafe</p>' });
  const found = await server.call('member', content.news, { query: { search: 'café', meta: '*' } });
  expect(found.body.meta).toEqual({ total_count: 3, filter_count: 2 });
  expect((await server.call('member', content.newsCount, { query: { search: 'café' } })).body.data).toEqual([
    { count: 2 },
  ]);
});

test.each([
  ['?offset=3', 'query.offset'],
  ['?alias[title]=name', 'query.alias[title]'],
  ['?limit=-1', 'query.limit'],
])('what is not known is refused, and not left aside: %s', async (query, field) => {
  const headers = bearer(await server.tokenOf('member'));
  const answer = await server.fetch(`/api/content/items/news${query}`, { headers });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_input', field: field.replaceAll(/[[\]]/g, '') }),
  ]);
});
