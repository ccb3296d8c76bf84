import { contract } from '@portal/api/contract';
import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DirectusLibrary, LibraryItem } from '../../adapters/directus/directus-library.ts';
import { contentCategories, tags } from '../../db/schema/index.ts';
import { emptyLibrary } from '../../testing/library-server.ts';
import { bearer } from '../../testing/logins.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { copyLibrary } from './copy-library.ts';

const { content, search } = contract;
const { signal } = new AbortController();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

const item = (id: string, given: Partial<LibraryItem> = {}): LibraryItem => ({
  ...{ id, kind: 'news', name: `Item ${id}`, shortDescription: '', content: '', image: null, status: 'active' },
  ...{ date_created: new Date('2026-01-01T00:00:00Z'), date_updated: null, publishStartDate: null, membersOnly: null },
  ...{ categories: [], subcategories: [], tags: [], assets: [], segments: [] },
  ...given,
});

/** A library whose items and files can be changed. */
function libraryOf(...items: LibraryItem[]) {
  const held = { items, files: new Map<string, Uint8Array<ArrayBuffer>>(), fetched: [] as string[] };
  const library: DirectusLibrary = {
    read: async () => [...held.items],
    async file({ id }) {
      held.fetched.push(id);
      return held.files.get(id) ?? null;
    },
  };
  const copy = () => copyLibrary({ ...server.deps, library }, server.clock.now(), signal);
  return { held, copy };
}

const newsTo = async (who: TestPersonName = 'member') =>
  (await server.call(who, content.news, { query: { fields: '*', sort: 'name' } })).body.data;

test('what the organisation keeps elsewhere is read here as what it keeps here, found, and kept', async () => {
  const categories = [{ id: '3', label: 'Funding' }];
  const { copy } = libraryOf(
    item('1', {
      ...{ name: 'Kestrel', content: '<p>Text</p><script>alert(1)</script>', categories },
      ...{
        subcategories: [{ id: '4', label: 'NDIS' }],
        tags: [
          { id: '5', label: 'TAG 1' },
          { id: '6', label: 'Hawks' },
        ],
      },
    }),
    item('2', { kind: 'resource', name: 'Kestrel guide' }),
    item('3', { kind: 'page', name: 'Kestrels', membersOnly: true }),
  );
  await copy();
  const [news] = await newsTo();
  expect(news).toMatchObject({
    ...{ id: 'library-news-1', name: 'Kestrel', content: '<p>Text</p>', date_created: '2026-01-01T00:00:00.000Z' },
    categories: [{ label: 'Funding', type: 'NewsCategories' }],
    subcategories: [{ label: 'NDIS' }],
  });
  // A tag that the portal has means the same.
  expect(news?.tags.map(({ id, label }) => [id === 'tag-1', label])).toEqual([
    [false, 'Hawks'],
    [true, 'Tag 1'],
  ]);
  const found = await server.call('member', search.everywhere, { query: { keyword: 'kestrels' } });
  expect(found.body.sections.slice(0, 2).map(({ totalItemCount }) => totalItemCount)).toEqual([1, 1]);
  expect((await server.call('client', content.pages, {})).body.data).toEqual([]);
  const added = await server.call('member', content.addFavouriteNews, { params: { id: 'library-news-1' } });
  expect(added.status).toBe(200);
});

test.each<[string, Partial<LibraryItem>]>([
  ['a draft there', { status: 'draft' }],
  ['whatever else it is called there', { status: 'in review' }],
  ['one for a segment that is not theirs', { segments: [{ segmentId: 'south' }] }],
  ['one whose time is to come', { publishStartDate: new Date('2199-01-01T00:00:00Z') }],
])('nobody is told of %s', async (_, given) => {
  const { copy } = libraryOf(item('1', given));
  await copy();
  expect(await newsTo()).toEqual([]);
});

test('what changes there changes here; what goes is archived, and kept for who keeps it, should it come back', async () => {
  const funding = { categories: [{ id: '3', label: 'Funding' }] };
  const { held, copy } = libraryOf(item('1', funding), item('2'));
  const own = await seedContentItem(server, { name: 'Our own' });
  await copy();
  await server.call('member', content.addFavouriteNews, { params: { id: 'library-news-2' } });
  const favourites = async () => (await server.call('member', content.favouriteNews, {})).body.favoriteNewsIds;
  held.items = [item('1', { name: 'Renamed' })];
  await copy();
  expect((await newsTo()).map(({ id, name }) => [id, name])).toEqual([
    [own, 'Our own'],
    ['library-news-1', 'Renamed'],
  ]);
  expect(await favourites()).toEqual([]);
  const left = await server.db.select().from(contentCategories).where(like(contentCategories.id, 'library-%'));
  expect(left).toEqual([]);
  held.items = [item('1'), item('2')];
  await copy();
  expect((await newsTo()).map(({ id }) => id)).toContain('library-news-2');
  expect(await favourites()).toEqual(['library-news-2']);
});

test('what stays as it is is not written again, and one that comes twice comes once', async () => {
  const { held, copy } = libraryOf(item('1', { tags: [{ id: '6', label: 'Hawks' }] }), item('1'));
  held.items.reverse();
  await copy();
  const rows = () => server.db.execute(`select xmin::text, ctid::text from content_items where id like 'library-%'`);
  const before = (await rows()).rows;
  expect(before).toHaveLength(1);
  await copy();
  expect((await rows()).rows).toEqual(before);
  expect((await server.db.select().from(tags)).filter(({ name }) => name === 'Hawks')).toHaveLength(1);
});

test('a library that cannot be read leaves all as it is', async () => {
  const { copy } = libraryOf(item('1'));
  await copy();
  const library: DirectusLibrary = { read: () => Promise.reject(new Error('502')), file: async () => null };
  await expect(copyLibrary({ ...server.deps, library }, server.clock.now(), signal)).rejects.toThrow('502');
  expect(await newsTo()).toHaveLength(1);
  await copyLibrary({ ...server.deps, library: null }, server.clock.now(), signal);
  expect(await newsTo()).toHaveLength(1);
});

describe('files', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const attached = (id: string, filenameDownload: string) => ({
    name: '',
    file: { id, type: 'text/plain', filenameDownload },
    image: null,
  });
  const photo = { name: 'A photo', file: null, image: { id: 'photo', type: 'image/webp', filenameDownload: 'a.webp' } };

  test('come once, pictures drawn anew, and are read by who may read their item', async () => {
    const assets = [attached('notes', 'notes.txt'), photo, attached('notes', 'notes.txt')];
    const { held, copy } = libraryOf(item('1', { image: 'cover', assets }));
    const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2fa775' } })
      .jpeg()
      .toBuffer();
    for (const id of ['cover', 'photo']) held.files.set(id, new Uint8Array(jpeg));
    held.files.set('notes', text('Words'));
    await copy();
    await copy();
    expect(held.fetched.toSorted()).toEqual(['cover', 'notes', 'photo']);
    const [news] = await newsTo();
    expect(news?.image).toMatch(/^library-/);
    expect(
      news?.assets.map(({ name, file, image }) => [name, file?.filenameDownload, image?.filenameDownload]),
    ).toEqual([
      ['notes', 'notes.txt', undefined],
      ['A photo', undefined, 'a.jpg'],
    ]);
    const headers = bearer(await server.tokenOf('member'));
    const answer = await server.fetch(`/api/content/assets/${news?.assets[0]?.file?.id}`, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, 'Words']);
  });

  test('that are not what they say, or are not there, are left out and not asked for again; what is gone there goes', async () => {
    const { held, copy } = libraryOf(
      item('1', {
        image: 'script',
        assets: [attached('fake', 'fake.pdf'), attached('gone', 'gone.txt'), attached('page', 'page.html')],
      }),
    );
    for (const id of ['script', 'fake', 'page']) held.files.set(id, text('<script>alert(1)</script>'));
    await copy();
    await copy();
    expect(held.fetched.toSorted()).toEqual(['fake', 'gone', 'page', 'script']);
    expect((await newsTo())[0]).toMatchObject({ image: null, assets: [] });
    held.items = [item('1', { assets: [attached('notes', 'notes.txt')] })];
    held.files.set('notes', text('Words'));
    await copy();
    expect((await newsTo())[0]?.assets).toHaveLength(1);
    held.items = [item('1')];
    await copy();
    expect((await newsTo())[0]?.assets).toEqual([]);
  });
});
