import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { communityTags, contentCategories, contentItemTags, postTags, tags } from '../../db/schema/index.ts';
import { emptyLibrary } from '../../testing/library-server.ts';
import { sampleText, seedContentItem } from '../../testing/test-content-items.ts';
import { writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const desk = contract.contentDesk;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

const category = async (label: string, parentId: string | null = null) =>
  (await server.call('admin', desk.createCategory, { body: { label, type: 'NewsCategories', parentId } })).body;
const itemIn = async (...categoryIds: string[]) =>
  (await server.call('admin', desk.create, { body: { ...sampleText({ categoryIds }), kind: 'news' } })).body;
const labelOf = async (id: string) =>
  (await server.call('admin', desk.options, {})).body.categories.find((one) => one.id === id)?.label;

test('categories are told in their order, each with those below it after it', async () => {
  const [first, second] = [await category('Practice'), await category('Funding')];
  const below = await category('Adults', first.id);
  const { body } = await server.call('admin', desk.options, {});
  expect(body.categories.map(({ id }) => id)).toEqual([first.id, below.id, second.id]);
});

test('the next category stands behind the last, however many there have been', async () => {
  const last = { id: 'last', label: 'Last', type: 'NewsCategories', position: 32_767 } as const;
  await server.db.insert(contentCategories).values(last);
  const { id } = await category('Next');
  const { body } = await server.call('admin', desk.options, {});
  expect(body.categories.map((one) => one.id)).toEqual(['last', id]);
});

test('of two categories that are given one name at once there is one', async () => {
  const wish = () =>
    server.call('admin', desk.createCategory, { body: { label: 'Practice', type: 'NewsCategories', parentId: null } });
  const statuses = (await Promise.all([wish(), wish(), wish()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});

test('a category is named otherwise as it was read, and what is in it is found by that name', async () => {
  const { id } = await category('Practice');
  const item = await itemIn(id);
  await server.call('admin', desk.publish, { params: { id: item.id }, body: { revision: 1, from: null, until: null } });
  const rename = (label: string, labelWas: string) =>
    server.call('admin', desk.editCategory, { params: { id }, body: { label, labelWas } });
  expect((await rename('Murmelwick', 'Practice')).body.label).toBe('Murmelwick');
  expect((await rename('Something else', 'Practice')).body).toMatchObject({ code: 'stale' });
  const { body } = await server.call('member', contract.search.everywhere, { query: { keyword: 'Murmelwick' } });
  expect(JSON.stringify(body)).toContain(item.id);
});

test('what is in a category goes into another one, once, and a category in use is not deleted', async () => {
  const [old, into] = [await category('Splints'), await category('Orthoses')];
  const items = [await itemIn(old.id), await itemIn(old.id, into.id)];
  const removed = await server.call('admin', desk.removeCategory, { params: { id: old.id } });
  expect(removed.body).toMatchObject({ code: 'conflict' });
  const merged = await server.call('admin', desk.mergeCategory, { params: { id: old.id }, body: { intoId: into.id } });
  expect([merged.body.itemCount, await labelOf(old.id)]).toEqual([2, undefined]);
  for (const { id } of items) {
    const { body } = await server.call('admin', desk.item, { params: { id } });
    expect(body.categoryIds).toEqual([into.id]);
  }
});

test('an item that is saved while its category goes does not name what is gone', async () => {
  const [old, into] = [await category('Splints'), await category('Orthoses')];
  const item = await itemIn();
  const [merged, saved] = await Promise.all([
    server.call('admin', desk.mergeCategory, { params: { id: old.id }, body: { intoId: into.id } }),
    server.call('manager', desk.save, {
      params: { id: item.id },
      body: { ...sampleText({ categoryIds: [old.id] }), revision: 1 },
    }),
  ]);
  expect(merged.status).toBe(200);
  const { body } = await server.call('admin', desk.item, { params: { id: item.id } });
  // Saved before, it is in the other one; after that, it was refused.
  expect([saved.status, body.categoryIds]).toEqual(saved.status === 200 ? [200, [into.id]] : [400, []]);
});

test('a tag goes into another one wherever it is carried, and is counted there', async () => {
  const [old, into] = [randomUUID(), randomUUID()];
  await server.db.insert(tags).values([old, into].map((id) => ({ id, name: id })));
  const itemId = await seedContentItem(server);
  const postId = await writePost(server, 'member', 'open');
  await server.db.insert(contentItemTags).values({ itemId, tagId: old });
  await server.db.insert(postTags).values([old, into].map((tagId, position) => ({ postId, tagId, position })));
  await server.db.insert(communityTags).values({ communityId: 'open', tagId: old });
  const used = await server.call('admin', desk.removeTag, { params: { id: old } });
  expect(used.body).toMatchObject({ code: 'conflict' });
  const { body } = await server.call('admin', desk.mergeTag, { params: { id: old }, body: { intoId: into } });
  expect(body).toEqual({ id: into, label: into, itemCount: 1, elsewhereCount: 2 });
  expect(await server.db.select().from(tags).where(eq(tags.id, old))).toEqual([]);
  await server.db.delete(communityTags).where(eq(communityTags.tagId, into));
});

test('a tag that nothing carries is deleted, and one name is given once', async () => {
  const label = randomUUID();
  const { body } = await server.call('admin', desk.createTag, { body: { label } });
  const again = await server.call('admin', desk.createTag, { body: { label: label.toUpperCase() } });
  expect(again.body).toMatchObject({ code: 'invalid_input', field: 'body.label' });
  expect((await server.call('admin', desk.removeTag, { params: { id: body.id } })).status).toBe(200);
});
