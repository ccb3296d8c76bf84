import { contract } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activities, assets, communities } from '../../db/schema/index.ts';
import { photo, photoPlace } from '../../testing/photo.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { writePost } from '../../testing/test-content.ts';

const { management, communities: calls, notifications, posts, joining } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let made = 0;
const newAlias = () => `made-${(made += 1)}`;
const words = { name: 'Splint makers', shortDescription: 'Thermoplastics', isPublic: true, 'categoryIds[]': ['hands'] };
const picture = () => new File([tinyPicture()], 'cover.png', { type: 'image/png' });

function create(changes: object = {}, as = 'admin') {
  const body = { ...words, alias: newAlias(), imageFile: picture(), ...changes };
  return server.call(as, management.create, { body });
}

async function createdOne(changes: object = {}) {
  const { status, body } = await create(changes);
  expect(status).toBe(200);
  return body;
}

/** In their order, whichever came first. */
function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

async function edit(community: { id: string; alias: string }, changes: object, as = 'admin') {
  const { body: read } = await server.call('admin', calls.byId, { params: { id: community.id } });
  const body = { ...words, alias: community.alias, version: read.version ?? 1, ...changes };
  return server.call(as, management.edit, { params: { id: community.id }, body });
}

describe('a new community', () => {
  test('has what was said of it, and is visible when it is public [COM-566] [COM-845]', async () => {
    const body = await createdOne({
      ...{ name: '  Splint makers ', isVisible: false, isAutoJoin: true, isRequirePostApproval: true },
      ...{ pushToWebsite: true, 'tagsId[]': ['tag-1', 'tag-1', 'tag-2'], 'segmentIds[]': ['north'] },
      ...{ aliveStartDate: '2199-03-05T00:00:00.000Z', aliveEndDate: '', archivedDate: '2199-06-01T00:00:00.000Z' },
    });
    expect(body).toMatchObject({
      ...{ name: 'Splint makers', isPublic: true, isVisible: true, isAutoJoin: true, isRequirePostApproval: true },
      ...{ pushToWebsite: true, tagsId: ['tag-1', 'tag-2'], segmentIds: ['north'], categoryIds: ['hands'] },
      ...{ aliveStartDate: '2199-03-05T00:00:00.000Z', aliveEndDate: null, archivedDate: '2199-06-01T00:00:00.000Z' },
      ...{
        isArchived: false,
        isDeleted: false,
        membersCount: 0,
        postsCount: 0,
        version: 1,
        membershipStatus: 'Joined',
      },
    });
  });

  test('is by default without approval, joined on request and off the website [COM-571] [COM-572] [COM-573]', async () => {
    const body = await createdOne();
    expect([body.isRequirePostApproval, body.isAutoJoin, body.pushToWebsite]).toEqual([false, false, false]);
  });

  test('has a picture that says nothing of where it was taken', async () => {
    const imageFile = new File([new Uint8Array(await photo('jpeg'))], 'cover.jpg', { type: 'image/jpeg' });
    const { id, imageUrl } = await createdOne({ imageFile });
    expect(imageUrl).toContain('/api/content/assets/');
    const [asset] = await server.db.select().from(assets).where(eq(assets.ownerId, id));
    expect(asset).toMatchObject({ ownerKind: 'community', type: 'image/jpeg' });
    const { pathname, search } = new URL(imageUrl ?? '', 'https://portal.example.org');
    const stored = await server.fetch(pathname + search);
    expect(stored.status).toBe(200);
    expect(Buffer.from(await stored.arrayBuffer()).includes(photoPlace)).toBe(false);
  });

  test.each<[string, object, string]>([
    ['a text that calls itself a picture', { imageFile: new File(['text'], 'cover.png') }, 'body.imageFile'],
    ['a category that is not there', { 'categoryIds[]': ['hands', 'nothing'] }, 'body.categoryIds[]'],
    ['a tag that is not there', { 'tagsId[]': ['nothing'] }, 'body.tagsId[]'],
    ['a segment that is not there', { 'segmentIds[]': ['nothing'] }, 'body.segmentIds[]'],
    ['the alias of a deleted community', { alias: 'gone-alias' }, 'body.alias'],
    ['an alias in other letters', { alias: 'OPEN-alias' }, 'body.alias'],
  ])('is refused with %s, and nothing is left of it', async (_, changes, field) => {
    const before = await server.db.select({ id: communities.id }).from(communities);
    const { status, body } = await create(changes);
    expect([status, body]).toEqual([expect.any(Number), expect.objectContaining({ field })]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await server.db.select({ id: communities.id }).from(communities)).toHaveLength(before.length);
  });

  test.each(['member', 'client', 'editor', 'moderator', 'manager', 'owner'])(
    'is made by administrators alone, not by %s [PLT-106] [COM-496]',
    async (as) => {
      const alias = newAlias();
      expect((await create({ alias }, as)).status).toBe(403);
      expect(await server.db.select().from(communities).where(eq(communities.alias, alias))).toEqual([]);
      expect((await create({ alias })).status).toBe(200);
    },
  );

  test('of two at once with one alias only the first is made [COM-659]', async () => {
    const alias = newAlias();
    const both = await Promise.all([create({ alias }), create({ alias: alias.toUpperCase() })]);
    expect(statusesOf(both)).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
      field: 'body.alias',
      message: 'This community alias already exists',
    });
  });
});

describe('of a new community', () => {
  const notificationTypesOf = async (as: string, id: string) => {
    const { body } = await server.call(as, notifications.list, { query: { pageSize: 100 } });
    return body.notifications.filter(({ community }) => community?.id === id).map(({ activityType }) => activityType);
  };
  const opened = [notificationTypes.newOpenCommunityCreated];

  test('everybody is told who may know of it, by one line, and not whoever made it', async () => {
    const { id } = await createdOne();
    expect(await notificationTypesOf('member', id)).toEqual(opened);
    expect(await notificationTypesOf('outsider', id)).toEqual(opened);
    expect(await notificationTypesOf('admin', id)).toEqual([]);
    const lines = await server.db.select().from(activities).where(eq(activities.communityId, id));
    expect(lines.map(({ audience, type }) => [audience, type])).toEqual([['everyone', opened[0]]]);
  });

  test('only its segments are told', async () => {
    const { id } = await createdOne({ 'segmentIds[]': ['north'] });
    expect([await notificationTypesOf('member', id), await notificationTypesOf('outsider', id)]).toEqual([opened, []]);
  });

  test('nobody is told where it is private, before it begins, or once it is private or deleted', async () => {
    const closed = await createdOne({ isPublic: false });
    const later = await createdOne({ aliveStartDate: '2199-03-05T00:00:00.000Z' });
    const [closing, passing] = [await createdOne(), await createdOne()];
    await edit(closing, { isPublic: false, isVisible: true });
    await server.call('admin', management.remove, { params: { id: passing.id } });
    for (const { id } of [closed, later, closing, passing]) expect(await notificationTypesOf('member', id)).toEqual([]);
  });

  test('nobody is told where its making fails', async () => {
    const before = await server.db.select().from(activities);
    await create({ alias: 'open-alias' });
    expect(await server.db.select().from(activities)).toHaveLength(before.length);
  });
});

describe('a community that is changed', () => {
  test('keeps its picture and its segments unless others are sent', async () => {
    const before = await createdOne({ 'segmentIds[]': ['north'] });
    const { body } = await edit(before, { name: 'Orthosis makers' });
    expect(body).toMatchObject({ name: 'Orthosis makers', segmentIds: ['north'], version: 2 });
    const [row] = await server.db.select().from(communities).where(eq(communities.id, before.id));
    expect(row?.imageAssetId).not.toBeNull();
    const { body: emptied } = await edit(before, { isSetSegmentIdsEmpty: true, imageFile: picture() });
    expect(emptied.segmentIds).toEqual([]);
    const [after] = await server.db.select().from(communities).where(eq(communities.id, before.id));
    expect(after?.imageAssetId).not.toBe(row?.imageAssetId);
  });

  test('of two changes of one reading the second is told', async () => {
    const before = await createdOne();
    const both = await Promise.all([
      edit(before, { name: 'One', version: 1 }),
      edit(before, { name: 'Two', version: 1 }),
    ]);
    expect(statusesOf(both)).toEqual([200, 412]);
  });

  test('keeps days that have passed, and takes no others', async () => {
    const before = await createdOne();
    const past = { aliveStartAt: new Date('2025-01-01T00:00:00Z') };
    await server.db.update(communities).set(past).where(eq(communities.id, before.id));
    expect((await edit(before, { aliveStartDate: '2025-01-01T00:00:00.000Z' })).status).toBe(200);
    expect((await edit(before, { aliveStartDate: '2025-02-01T00:00:00.000Z' })).status).toBe(400);
  });

  test('is for who holds commentEdit there or everywhere [COM-501] [COM-502] [COM-509]', async () => {
    const change = (as: string) => edit({ id: 'closed', alias: 'closed-alias' }, { isPublic: false }, as);
    const expected = { admin: 200, manager: 200, moderator: 200, owner: 403, editor: 403, member: 403, outsider: 403 };
    const statuses: Record<string, number> = {};
    for (const who of Object.keys(expected)) statuses[who] = (await change(who)).status;
    expect(statuses).toEqual(expected);
  });

  test('in the archive takes no posts and no one in, and can be read; it comes out again [COM-387] [COM-388] [COM-389] [COM-390] [COM-391]', async () => {
    const one = await createdOne();
    const { body: archived } = await edit(one, { isArchived: true });
    // In Sydney, where the organisation is.
    expect(archived.archivedDate).toMatch(/T13:00:00\.000Z$/);
    expect(archived.isArchived).toBe(false);
    await server.db
      .update(communities)
      .set({ archivedAt: new Date(0) })
      .where(eq(communities.id, one.id));
    const post = { communityId: one.id, title: 'Title', body: '<p>Body</p>' };
    expect((await server.call('admin', posts.create, { body: post })).status).toBe(409);
    expect((await server.call('member', joining.join, { params: { id: one.id }, body: {} })).status).toBe(409);
    expect((await server.call('admin', calls.about, { params: { id: one.id } })).status).toBe(200);
    const { body: out } = await edit(one, { isArchived: false });
    expect([out.isArchived, out.archivedDate]).toEqual([false, null]);
    expect((await server.call('admin', posts.create, { body: post })).status).toBe(200);
  });
});

describe('a community that is deleted', () => {
  test('is gone for everybody with what was written there, and is deleted once', async () => {
    const { id, alias } = await createdOne();
    const post = await writePost(server, 'admin', id as 'open');
    const both = await Promise.all([1, 2].map(() => server.call('admin', management.remove, { params: { id } })));
    expect(statusesOf(both)).toEqual([200, 404]);
    for (const who of ['admin', 'member']) {
      expect((await server.call(who, calls.byId, { params: { id } })).status).toBe(404);
      expect((await server.call(who, calls.byAlias, { query: { alias } })).status).toBe(404);
      expect((await server.call(who, posts.byId, { params: { id: post } })).status).toBe(404);
    }
    expect((await edit({ id, alias }, {})).status).toBe(404);
  });
});

test('the list of all has every community that is not deleted, by name, and finds one by its id or a word [COM-433]', async () => {
  const list = async (query: object, as = 'manager') => (await server.call(as, management.list, { query })).body;
  const all = await list({});
  const names = all.communities.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(all.totalItemCount).toBe(names.length);
  expect(all.communities.map(({ id }) => id)).toEqual(expect.arrayContaining(['hidden', 'past', 'future', 'archived']));
  expect(all.communities.map(({ id }) => id)).not.toContain('gone');
  expect((await list({ id: 'hidden', pageSize: 1 })).communities.map(({ id }) => id)).toEqual(['hidden']);
  expect((await list({ keyword: 'segmented' })).communities.map(({ id }) => id)).toEqual(['segmented']);
  const second = await list({ page: 2, pageSize: 3 });
  expect(second.communities.map(({ id }) => id)).toEqual(all.communities.slice(3, 6).map(({ id }) => id));
});

test('an alias is known whoever has it, a deleted community or a page of the portal too [COM-028]', async () => {
  const exists = async (alias: string) =>
    (await server.call('manager', management.existsByAlias, { query: { alias } })).body.exists;
  for (const alias of ['open-alias', 'OPEN-ALIAS', 'gone-alias', 'faq']) expect(await exists(alias), alias).toBe(true);
  expect(await exists('nobody-has-it')).toBe(false);
});

test('segments are told by name', async () => {
  const { body } = await server.call('member', management.segments, {});
  expect(body.segments).toEqual([{ segmentId: 'north', segmentName: 'North' }]);
});

describe('global terms', () => {
  const saved = (body: { html: string; json?: string; version?: string }) =>
    server.call('admin', management.saveGlobalTerms, { body: { json: '{}', ...body } });

  test('are read by members of every community without terms of its own, without what is no text [COM-466]', async () => {
    expect((await saved({ html: '<p>Be kind.<script>x()</script></p>' })).status).toBe(200);
    const of = async (id: string) => (await server.call('member', calls.terms, { params: { id } })).body.html;
    expect([await of('open'), await of('agreed')]).toEqual(['<p>Be kind.</p>', '<p>Our own terms</p>']);
  });

  test('are replaced as they were read, and no others that somebody saved meanwhile', async () => {
    const { body: read } = await server.call('admin', management.globalTerms, {});
    const both = [
      saved({ html: '<p>One.</p>', version: read.version }),
      saved({ html: '<p>Two.</p>', version: read.version }),
    ];
    expect(statusesOf(await Promise.all(both))).toEqual([200, 412]);
  });
});
