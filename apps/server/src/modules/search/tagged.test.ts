import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { communityTags, contentItemTags, events, eventTags, postTags, tags } from '../../db/schema/index.ts';
import { hiddenContent } from '../../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../../testing/library-server.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import type { TestServer } from '../../testing/test-server.ts';

const { search } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

let count = 0;
async function seedTag(name: string): Promise<string> {
  const id = `found-tag-${(count += 1)}`;
  await server.db.insert(tags).values({ id, name });
  return id;
}
const tagsFor = async (who: TestPersonName, keyword: string, more: { page?: number; pageSize?: number } = {}) =>
  (await server.call(who, search.tags, { query: { keyword, ...more } })).body;
async function carryingFor(who: TestPersonName, tagId: string, more: { page?: number; pageSize?: number } = {}) {
  const { sections } = (await server.call(who, search.tagged, { query: { tagId, ...more } })).body;
  return sections.map(({ kind, totalItemCount, hits }) => [kind, totalItemCount, hits.map(({ id }) => id)]);
}
const carry = (tagId: string, itemId: string) => server.db.insert(contentItemTags).values({ tagId, itemId });

test('what carries a tag is told of every kind, as plain text and the newest first, and the tag by its name [CNT-147]', async () => {
  const tagId = await seedTag('Brolga');
  const publishFrom = new Date(server.clock.now().getTime() - 86_400_000);
  const [older, news, resource] = [
    await seedContentItem(server, { name: 'Older', publishFrom }),
    await seedContentItem(server, { name: 'Newer', publishFrom: server.clock.now() }),
    await seedContentItem(server, { kind: 'resource', contentHtml: `<p>${'Long text. '.repeat(200)}</p>` }),
  ];
  await seedContentItem(server, { name: 'Brolga that carries nothing' });
  for (const id of [older, news, resource]) await carry(tagId, id);
  const post = await writePost(server, 'member', 'open', { title: 'A post' });
  await server.db.insert(postTags).values({ postId: post, tagId });
  await server.db.insert(eventTags).values({ eventId: 'open', tagId });
  await server.db.insert(communityTags).values({ communityId: 'open', tagId });
  expect(await carryingFor('member', tagId)).toEqual([
    ['news', 2, [news, older]],
    ['resource', 1, [resource]],
    ['event', 1, ['open']],
    ['post', 1, [post]],
    ['community', 1, ['open']],
    ['person', 0, []],
  ]);
  expect((await carryingFor('member', tagId, { page: 2, pageSize: 1 })).slice(0, 2)).toEqual([
    ['news', 2, [older]],
    ['resource', 1, []],
  ]);
  const { tag, sections } = (await server.call('member', search.tagged, { query: { tagId } })).body;
  expect(tag).toEqual({ id: tagId, label: 'Brolga' });
  const [found] = sections[1]?.hits ?? [];
  expect(found?.title.some(({ isMatch }) => isMatch)).toBe(false);
  expect(found?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(400);
});

test('tags are found by any part of their names, those first that begin with it, a page at a time', async () => {
  const [inside, first, second] = [await seedTag('Great kagu'), await seedTag('Kagu'), await seedTag('kagu walks')];
  for (const tagId of [inside, first, second]) await carry(tagId, await seedContentItem(server, {}));
  const found = await tagsFor('member', 'KAGU');
  expect(found.tags.map(({ id }) => id)).toEqual([first, second, inside]);
  const last = await tagsFor('member', 'kagu', { page: 2, pageSize: 2 });
  expect([last.totalItemCount, last.tags.map(({ label }) => label)]).toEqual([3, ['Great kagu']]);
  expect(await tagsFor('member', 'kagu', { page: 3, pageSize: 2 })).toEqual({ tags: [], totalItemCount: 3 });
  expect(await tagsFor('member', '%')).toEqual({ tags: [], totalItemCount: 0 });
});

test.each(hiddenContent)('a tag tells nobody of $title, and leads to none', async ({ item, from }) => {
  const tagId = await seedTag('Jabiru');
  await carry(tagId, await seedContentItem(server, { name: 'Hidden', ...item(server) }));
  expect((await carryingFor(from, tagId)).map(([, total]) => total)).toEqual([0, 0, 0, 0, 0, 0]);
  expect((await tagsFor(from, 'jabiru')).tags.map(({ id }) => id)).not.toContain(tagId);
});

test('a tag tells nobody of posts and communities that they may not see, or of drafts of events', async () => {
  const name = `Curlew ${count}`;
  const tagId = await seedTag(name);
  const elsewhere = await writePost(server, 'other', 'elsewhere', { title: 'A post' });
  const declined = await writePost(server, 'member', 'open', { title: 'Declined', status: 3 });
  for (const postId of [elsewhere, declined]) await server.db.insert(postTags).values({ postId, tagId });
  await server.db.insert(communityTags).values({ communityId: 'hidden', tagId });
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  await server.db
    .insert(events)
    .values({ ...open!, id: `event-of-${tagId}`, status: 'draft', singleClickTicketTypeId: null });
  await server.db.insert(eventTags).values({ eventId: `event-of-${tagId}`, tagId });
  expect((await carryingFor('outsider', tagId)).map(([, total]) => total)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await tagsFor('outsider', name)).toEqual({ tags: [], totalItemCount: 0 });
  expect((await carryingFor('admin', tagId)).slice(2)).toEqual([
    ['event', 0, []],
    ['post', 1, [elsewhere]],
    ['community', 1, ['hidden']],
    ['person', 0, []],
  ]);
  expect((await tagsFor('admin', name)).tags).toEqual([{ id: tagId, label: name }]);
});

test('a tag that is none is not found', async () => {
  expect((await server.call('member', search.tagged, { query: { tagId: 'nothing' } })).status).toBe(404);
});
