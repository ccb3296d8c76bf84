import { contract } from '@portal/api/contract';
import { contentStatuses, mayReadContent } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentFavourites, contentItems, contentItemTags, tags } from '../../db/schema/index.ts';
import { hiddenContent, seedFullContent, type SeededContent } from '../../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../../testing/library-server.ts';
import { bearer } from '../../testing/logins.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { countContent, listContent } from './content.queries.ts';

const { content } = contract;
const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

const inMs = (ms: number) => new Date(server.clock.now().getTime() + ms);
const everything = { kind: 'all', of: [] } as const;

test('the rule of who reads what and its SQL say the same of every combination', async () => {
  const now = server.clock.now();
  const moments = [null, inMs(-hour), now, inMs(hour)];
  const rows = contentStatuses.flatMap((status) =>
    moments.flatMap((publishFrom) =>
      moments.flatMap((publishUntil) =>
        [true, false].flatMap((isMembersOnly) =>
          [[], ['north'], ['south'], ['south', 'north']].map((segmentIds) => ({
            ...{ status, publishFrom, publishUntil, isMembersOnly, segmentIds },
          })),
        ),
      ),
    ),
  );
  const items = rows.map((row, index) => ({ ...row, id: `item-${String(index).padStart(3, '0')}` }));
  await server.db
    .insert(contentItems)
    .values(items.map((item) => ({ ...item, kind: 'news' as const, name: item.id, createdAt: now })));
  const readers = ['Member', 'ClientUser', 'Staff'].flatMap((contactType) =>
    [true, false].flatMap((membershipLapsed) =>
      [[], ['north'], ['east']].map((segmentIds) => ({ contactTypes: [contactType], membershipLapsed, segmentIds })),
    ),
  );
  for (const reader of readers) {
    const page = { order: [], page: 1, limit: 1000, isWhole: false };
    const found = await listContent(server.db, 'news', everything, page, { reader, now });
    const expected = items.filter((item) => mayReadContent(item, reader, now)).map(({ id }) => id);
    expect(
      found.map(({ id }) => id),
      JSON.stringify(reader),
    ).toEqual(expected);
    const { total } = await countContent(server.db, 'news', everything, { reader, now });
    expect(total).toBe(expected.length);
  }
});

/** What each way in tells somebody of an item. */
async function waysTo(kind: 'news' | 'resource', who: TestPersonName, { id, image, file }: SeededContent) {
  const isNews = kind === 'news';
  const query = { filter: { id: { _eq: id } }, meta: '*' };
  const filter = JSON.stringify(query.filter);
  const params = { id };
  const searched = await server.call(who, isNews ? content.searchNews : content.searchResources, { body: { query } });
  const listed = await server.call(who, isNews ? content.news : content.resources, { query: { filter } });
  const one = await server.call(who, isNews ? content.newsItem : content.resource, { params });
  const tagged = await server.call(who, content.tags, { query: { filter } });
  const tag = await server.call(who, content.tag, { params });
  await server.db.insert(contentFavourites).values({ itemId: id, personId: who, at: server.clock.now() });
  const favouriteIds = isNews
    ? (await server.call(who, content.favouriteNews, {})).body.favoriteNewsIds
    : (await server.call(who, content.favouriteResources, {})).body.favoriteResourcesIds;
  const added = await server.call(who, isNews ? content.addFavouriteNews : content.addFavouriteResource, { params });
  const headers = bearer(await server.tokenOf(who));
  const files = await Promise.all(
    [image, file].map(async (asset) => (await server.fetch(`/api/content/assets/${asset}`, { headers })).status),
  );
  return {
    searched: searched.body.data.length,
    counted: searched.body.meta,
    listed: listed.body.data.length,
    one: one.status,
    tags: tagged.body.data.length,
    tag: tag.status,
    favourite: favouriteIds.includes(id),
    added: added.status,
    files,
  };
}

describe.each(['news', 'resource'] as const)('of %s', (kind) => {
  const nothing = {
    ...{ searched: 0, counted: { total_count: 0, filter_count: 0 }, listed: 0, one: 404, tags: 0, tag: 404 },
    ...{ favourite: false, added: 404, files: [404, 404] },
  };
  test.each(hiddenContent)('no way in tells of $title [CNT-041] [CNT-042] [CNT-044]', async ({ item, from }) => {
    // Those who write see the files of what they write, and nothing else before anybody does.
    const files = from === 'admin' ? [200, 200] : nothing.files;
    expect(await waysTo(kind, from, await seedFullContent(server, kind, item(server)))).toEqual({ ...nothing, files });
  });

  test.each<[string, TestPersonName, object]>([
    ['for everybody, to a client user [CNT-043]', 'client', {}],
    ['for a segment of theirs [CNT-042]', 'member', { segmentIds: ['south', 'north'] }],
    ['for members', 'member', { isMembersOnly: true }],
  ])('every way in tells of one %s', async (_, who, item) => {
    expect(await waysTo(kind, who, await seedFullContent(server, kind, item))).toEqual({
      ...{ searched: 1, counted: { total_count: 1, filter_count: 1 }, listed: 1, one: 200, tags: 1, tag: 200 },
      ...{ favourite: true, added: 200, files: [200, 200] },
    });
  });

  test('one of the other kind is none of this one', async () => {
    const item = await seedFullContent(server, kind === 'news' ? 'resource' : 'news');
    const { searched, listed, one, favourite, added } = await waysTo(kind, 'member', item);
    expect({ searched, listed, one, favourite, added }).toEqual({
      searched: 0,
      listed: 0,
      one: 404,
      favourite: false,
      added: 404,
    });
  });
});

test('of the segments of an item the reader’s own are told, and found by a filter', async () => {
  await seedContentItem(server, { segmentIds: ['south', 'north'] });
  const bySegment = async (segmentId: string) => {
    const query = { filter: { segments: { segmentId: { _eq: segmentId } } } };
    return (await server.call('member', content.searchNews, { body: { query } })).body.data;
  };
  expect((await bySegment('north')).map(({ segments }) => segments)).toEqual([[{ segmentId: 'north' }]]);
  expect(await bySegment('south')).toEqual([]);
});

test('a list leaves whole texts out until they are asked for, and one item has its own [CNT-089] [CNT-092] [CNT-112]', async () => {
  const id = await seedContentItem(server, { contentHtml: '<p>Whole</p>' });
  const textOf = async (fields?: string[]) =>
    (await server.call('member', content.searchNews, { body: { query: { fields } } })).body.data.map(
      (one) => one.content,
    );
  expect(await textOf()).toEqual([null]);
  expect(await textOf(['id', 'content'])).toEqual(['<p>Whole</p>']);
  const { data } = (await server.call('member', content.newsItem, { params: { id } })).body;
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(
      'id name shortDescription content image imageAlt status date_created date_updated publishStartDate userCreated categories subcategories tags assets segments'.split(
        ' ',
      ),
    ),
  );
  expect(data).toMatchObject({
    ...{ id, content: '<p>Whole</p>', status: 'active', date_updated: null, image: null },
    ...{ categories: [], subcategories: [], tags: [], assets: [], segments: [] },
    userCreated: { firstName: expect.any(String), avatar: null },
  });
});

test('what is kept comes the last first, once, and goes whether it was there or not [CNT-081] [CNT-083] [CNT-084]', async () => {
  const [first, second] = [await seedContentItem(server), await seedContentItem(server)];
  const favourites = async () => (await server.call('member', content.favouriteNews, {})).body.favoriteNewsIds;
  const add = (id: string) => server.call('member', content.addFavouriteNews, { params: { id } });
  const remove = (id: string) => server.call('member', content.removeFavouriteNews, { params: { id } });
  await add(first);
  server.clock.pass(1_000);
  await add(second);
  await add(first);
  expect(await favourites()).toEqual([second, first]);
  for (const id of [second, second, 'nothing']) expect((await remove(id)).status).toBe(200);
  expect(await favourites()).toEqual([first]);
});

test('a resource is kept by calls of its own [CNT-082] [CNT-085] [CNT-086]', async () => {
  const id = await seedContentItem(server, { kind: 'resource' });
  const favourites = async () =>
    (await server.call('member', content.favouriteResources, {})).body.favoriteResourcesIds;
  await server.call('member', content.addFavouriteResource, { params: { id } });
  await server.call('member', content.removeFavouriteNews, { params: { id } });
  expect(await favourites()).toEqual([id]);
  await server.call('member', content.removeFavouriteResource, { params: { id } });
  expect(await favourites()).toEqual([]);
});

test('pages are those that are for members, as a filter asks, and that may be read [CNT-127]', async () => {
  await seedContentItem(server, { kind: 'page', name: 'Benefits', isMembersOnly: true });
  await seedContentItem(server, { kind: 'page', name: 'About us' });
  const query = { filter: JSON.stringify({ membersOnly: { _eq: true } }), fields: 'id,name' };
  const namesTo = async (who: TestPersonName) =>
    (await server.call(who, content.pages, { query })).body.data.map(({ name }) => name);
  expect(await namesTo('member')).toEqual(['Benefits']);
  expect(await namesTo('client')).toEqual([]);
});

test('of a part that the organisation has off not even the tags are told', async () => {
  const { ota } = profiles;
  const resources = { ...ota.modules.resources, enabled: false };
  const other = await startTestServer({ profile: { ...ota, modules: { ...ota.modules, resources } } });
  for (const kind of ['news', 'resource'] as const) {
    await other.db.insert(tags).values({ id: `of-${kind}`, name: kind });
    await other.db
      .insert(contentItemTags)
      .values({ itemId: await seedContentItem(other, { kind }), tagId: `of-${kind}` });
  }
  const { body } = await other.call('member', content.tags, {});
  expect(body.data).toEqual([{ id: 'of-news', label: 'news' }]);
  expect((await other.call('member', content.tag, { params: { id: 'of-resource' } })).status).toBe(404);
  await other.close();
});

test('what a filter does not know is refused with its name and its place', async () => {
  const body = { query: { filter: { tags: { label: { _regex: '.*' } } } } };
  const refused = await server.call('member', content.searchNews, { body });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { field: 'body.query.filter.tags.label._regex', message: 'The operator _regex is not known of this field' },
  ]);
});
