import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  assets,
  contentAssets,
  contentCategories,
  contentItems,
  contentItemTags,
  tags,
} from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { bearer } from '../../testing/logins.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(61_000);
  await server.db.delete(contentItems);
  await server.db.delete(contentCategories);
});

/** What the content service answers a member at an address as it is written, with what stands behind it. */
async function read(address: string, query: Record<string, string> = {}): Promise<[number, unknown]> {
  const headers = bearer(await server.tokenOf('member'));
  const answer = await server.fetch(`/api/content/${address}?${new URLSearchParams(query)}`, { headers });
  return [answer.status, await answer.json()];
}

test.each([
  ['news [CNT-092]', 'news'],
  ['a resource [CNT-093]', 'resource'],
] as const)('%s is read by its id, whole, with fields and meta that are known', async (_, kind) => {
  const id = await seedContentItem(server, { kind, name: 'Grips', contentHtml: '<p>Whole</p>' });
  expect(await read(`items/${kind}/${id}`, { meta: '*', fields: 'id,name' })).toMatchObject([
    200,
    { data: { id, name: 'Grips', content: '<p>Whole</p>' } },
  ]);
  expect(await read(`items/${kind}/${id}`, { fields: 'id,secret' })).toMatchObject([400, { field: 'query.fields' }]);
  expect(await read(`items/${kind}/nothing`)).toMatchObject([404, { code: 'not_found' }]);
});

test.each([
  ['news [CNT-094]', 'news'],
  ['resources [CNT-095]', 'resource'],
] as const)('of %s those of a list of ids are read, with the fields that are asked for', async (_, kind) => {
  const seed = (name: string, status: 'active' | 'draft' = 'active') =>
    seedContentItem(server, { kind, name, status, contentHtml: `<p>${name}</p>` });
  const [second, first, draft] = [await seed('Second'), await seed('First'), await seed('Draft', 'draft')];
  await seed('Another');
  const listed = { filter: JSON.stringify({ id: { _in: [second, first, draft, 'nothing'] } }), sort: 'name' };
  const itemReply = (id: string, name: string, content: string | null) =>
    expect.objectContaining({ id, name, content });
  expect(await read(`items/${kind}`, { ...listed, fields: 'id,name' })).toEqual([
    200,
    { data: [itemReply(first, 'First', null), itemReply(second, 'Second', null)] },
  ]);
  expect(await read(`items/${kind}`, { ...listed, fields: 'id,content' })).toEqual([
    200,
    { data: [itemReply(first, 'First', '<p>First</p>'), itemReply(second, 'Second', '<p>Second</p>')] },
  ]);
});

test('tags are read by their labels, all that lead to something, and one by its id [CNT-096] [CNT-097] [CNT-117]', async () => {
  const carried = ['Burns', 'Arthritis'].map((name) => ({ id: `label-${name}`, name }));
  const itemId = await seedContentItem(server);
  await server.db
    .insert(tags)
    .values([...carried, { id: 'label-Unused', name: 'Unused' }])
    .onConflictDoNothing();
  await server.db.insert(contentItemTags).values(carried.map(({ id }) => ({ itemId, tagId: id })));
  const label = { id: 'label-Burns', label: 'Burns' };
  expect(await read('items/tag')).toEqual([200, { data: [{ id: 'label-Arthritis', label: 'Arthritis' }, label] }]);
  expect(await read('items/tag/label-Burns')).toEqual([200, { data: label }]);
  expect(await read('items/tag/label-Unused')).toMatchObject([404, { code: 'not_found' }]);
});

test('categories are read in their order, what is below them apart, and one by its id [CNT-099] [CNT-100] [CNT-102] [CNT-118]', async () => {
  const practice = { id: 'practice', label: 'Practice', type: 'NewsCategories' } as const;
  const guides = { id: 'guides', label: 'Guides', type: 'ResourceCategories' } as const;
  const wrists = { id: 'wrists', label: 'Wrists', type: 'ResourceCategories', parentId: 'guides' } as const;
  await server.db
    .insert(contentCategories)
    .values([guides, wrists, practice].map((category, position) => ({ ...category, position })));
  expect(await read('items/category')).toEqual([200, { data: [guides, practice] }]);
  expect(await read('items/category/guides')).toEqual([200, { data: guides }]);
  expect(await read('items/category/wrists')).toMatchObject([404, { code: 'not_found' }]);
  expect(await read('items/subcategory')).toEqual([200, { data: [{ id: 'wrists', label: 'Wrists' }] }]);
});

test('what is attached is a picture or a file, each by its name and that of its file [CNT-115]', async () => {
  const itemId = await seedContentItem(server);
  const attach = async (position: number, name: string) => {
    const assetId = await seedFile(server, { ownerKind: 'news', ownerId: itemId }, 'admin');
    await server.db.insert(contentAssets).values({ id: assetId, itemId, position, name, assetId });
    return assetId;
  };
  const [picture, paper] = [await attach(0, 'A splint'), await attach(1, 'How it is made')];
  await server.db.update(assets).set({ type: 'application/pdf', name: 'splints.pdf' }).where(eq(assets.id, paper));
  const image = { id: picture, type: 'image/png', filenameDisk: picture, filenameDownload: 'file.png' };
  const file = { id: paper, type: 'application/pdf', filenameDisk: paper, filenameDownload: 'splints.pdf' };
  expect(await read(`items/news/${itemId}`)).toMatchObject([
    200,
    {
      data: {
        assets: [
          { name: 'A splint', image, file: null },
          { name: 'How it is made', image: null, file },
        ],
      },
    },
  ]);
});

test('a page for members is told by its id and its name [CNT-116]', async () => {
  const id = await seedContentItem(server, { kind: 'page', name: 'Benefits', isMembersOnly: true });
  expect(await read('items/page', { fields: 'id,name' })).toEqual([
    200,
    { data: [{ id, name: 'Benefits', membersOnly: true }] },
  ]);
});
