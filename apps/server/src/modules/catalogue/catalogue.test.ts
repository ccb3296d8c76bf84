import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { communityCategories, postTags } from '../../db/schema/index.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { writePost } from '../../testing/test-content.ts';

const { catalogue, communities, posts } = contract;

const test = testWithServer();
// How often a person may change something is counted by the minute.
test.beforeEach(({ server }) => server.clock.pass(61_000));

let made = 0;
const newName = () => `Made ${(made += 1)}`;
const createCategory = (
  server: TestServer,
  body: Partial<{ name: string; parentCategoryId: string | null; color: string }> = {},
) => server.call('manager', catalogue.createCategory, { body: { name: newName(), ...body } });
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('categories', () => {
  test('ten stand on a page, those at the top alone, each with those below it [COM-439]', async ({ server }) => {
    for (let each = 0; each < 11; each += 1) await createCategory(server);
    const query = { page: 1, pageSize: 10, onlyParents: true };
    const { body } = await server.call('manager', catalogue.categories, { query });
    expect(body.communityCategories).toHaveLength(10);
    expect(body.communityCategories.filter(({ parentCategoryId }) => parentCategoryId !== null)).toEqual([]);
    const next = await server.call('manager', catalogue.categories, { query: { ...query, page: 2 } });
    const all = [...body.communityCategories, ...next.body.communityCategories];
    expect(all).toHaveLength(body.totalItemCount);
    const practice = all.find(({ id }) => id === 'practice');
    expect(practice?.subCategories).toMatchObject([{ id: 'hands', communityCount: 1, subCategoriesCount: 0 }]);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
  });

  test('a new one has what was said of it, and a grey where no colour was [COM-440] [COM-441] [COM-442]', async ({
    server,
  }) => {
    const name = newName();
    const body = { name: ` ${name} `, description: 'Of all kinds', parentCategoryId: 'practice' };
    const reply = await server.call('manager', catalogue.createCategory, { body });
    expect(reply.body).toMatchObject({
      ...{ name, description: 'Of all kinds', color: '#808080', parentCategoryId: 'practice' },
      ...{ subCategories: [], subCategoriesCount: 0, communityCount: 0, createdByUserId: 'manager' },
    });
    const { body: shown } = await server.call('member', communities.categories, { query: { pageSize: 100 } });
    expect(shown.communityCategories.map(({ id }) => id)).toContain(reply.body.id);
  });

  test('of two with the same name at one place the second is told, whichever comes first', async ({ server }) => {
    const name = newName();
    const both = await Promise.all([
      createCategory(server, { name }),
      createCategory(server, { name: name.toUpperCase() }),
    ]);
    expect(statusesOf(both)).toEqual([200, 400]);
    expect((await createCategory(server, { name, parentCategoryId: 'practice' })).status).toBe(200);
  });

  test('of two that are put below each other at once one stays at the top', async ({ server }) => {
    const [first, second] = [(await createCategory(server)).body, (await createCategory(server)).body];
    const put = (one: { id: string; name: string }, below: string) =>
      server.call('manager', catalogue.editCategory, {
        params: { id: one.id },
        body: { name: one.name, parentCategoryId: below },
      });
    expect(statusesOf(await Promise.all([put(first, second.id), put(second, first.id)]))).toEqual([200, 400]);
  });

  test('one is replaced as it was read, and not what somebody saved meanwhile', async ({ server }) => {
    const { body: read } = await createCategory(server);
    const change = (name: string, updatedAt: string | null) =>
      server.call('manager', catalogue.editCategory, { params: { id: read.id }, body: { name, updatedAt } });
    const [name, late] = [newName(), newName()];
    const first = await change(name, read.updatedAt);
    expect(first.body).toMatchObject({ name, updatedAt: expect.any(String) });
    expect((await change(late, read.updatedAt)).body).toMatchObject({ code: 'stale' });
    const { body: shown } = await server.call('manager', catalogue.categories, { query: { pageSize: 100 } });
    expect(shown.communityCategories.find(({ id }) => id === read.id)?.name).toBe(name);
    server.clock.pass(1000);
    expect((await change(late, first.body.updatedAt)).status).toBe(200);
  });

  test('of two who change what both have read the second is told', async ({ server }) => {
    const { body: read } = await createCategory(server);
    const change = () =>
      server.call('manager', catalogue.editCategory, {
        params: { id: read.id },
        body: { name: newName(), updatedAt: read.updatedAt },
      });
    expect(statusesOf(await Promise.all([change(), change()]))).toEqual([200, 412]);
  });

  test('a deleted one is taken from the communities that have it, and one with others below it stays [COM-438]', async ({
    server,
  }) => {
    const { body } = await createCategory(server);
    await server.db.insert(communityCategories).values({ communityId: 'open', categoryId: body.id });
    const remove = (id: string) => server.call('manager', catalogue.removeCategory, { params: { id } });
    expect([(await remove('practice')).status, (await remove(body.id)).status]).toEqual([409, 200]);
    expect((await remove(body.id)).status).toBe(404);
    const { body: community } = await server.call('member', communities.byId, { params: { id: 'open' } });
    expect(community.categoryIds).toEqual(['hands']);
  });
});

describe('tags', () => {
  test('one is made, named otherwise with how many posts carry it, and deleted from them [COM-447] [COM-450]', async ({
    server,
  }) => {
    const { body: tag } = await server.call('manager', catalogue.createTag, { body: { name: 'splinting' } });
    expect(tag).toEqual({ id: expect.any(String), name: 'splinting', countOfPosts: 0, updatedAt: null });
    const postId = await writePost(server, 'member', 'open');
    await server.db.insert(postTags).values({ postId, tagId: tag.id, position: 0 });
    const params = { id: tag.id };
    const edited = await server.call('manager', catalogue.editTag, { params, body: { name: 'Splints' } });
    expect(edited.body).toEqual({ id: tag.id, name: 'Splints', countOfPosts: 1, updatedAt: expect.any(String) });
    expect((await server.call('member', posts.byId, { params: { id: postId } })).body.tags).toEqual([
      { id: tag.id, name: 'Splints' },
    ]);
    expect((await server.call('manager', catalogue.removeTag, { params })).status).toBe(200);
    expect(await server.db.select().from(postTags).where(eq(postTags.tagId, tag.id))).toEqual([]);
    expect((await server.call('member', posts.byId, { params: { id: postId } })).body.tags).toEqual([]);
  });

  test('of two with the same name the second is told, whichever comes first', async ({ server }) => {
    const create = (name: string) => server.call('manager', catalogue.createTag, { body: { name } });
    expect(statusesOf(await Promise.all([create('twice'), create('Twice')]))).toEqual([200, 400]);
    expect((await create('TAG 1')).body).toMatchObject({ code: 'invalid_input', field: 'body.name' });
  });

  test('a name is replaced as it was read, and no other that somebody gave meanwhile', async ({ server }) => {
    const { body: read } = await server.call('manager', catalogue.createTag, { body: { name: 'orthoses' } });
    const change = (name: string) =>
      server.call('manager', catalogue.editTag, { params: { id: read.id }, body: { name, updatedAt: read.updatedAt } });
    expect(statusesOf(await Promise.all([change('orthoses of one'), change('orthoses of another')]))).toEqual([
      200, 412,
    ]);
    const { body } = await server.call('manager', posts.tags, { query: { keyword: 'orthoses of' } });
    expect(body.tags.map(({ updatedAt }) => updatedAt)).toEqual([expect.any(String)]);
  });

  test('words of a name find tags, a page at a time [COM-445]', async ({ server }) => {
    const query = { keyword: 'tag 1', page: 1, pageSize: 2 };
    const { body } = await server.call('manager', posts.tags, { query });
    expect([body.tags.map(({ name }) => name), body.totalItemCount]).toEqual([['Tag 1', 'Tag 10'], 3]);
  });
});
