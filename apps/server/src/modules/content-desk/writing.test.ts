import { contract, type ContentFields, contentStates } from '@portal/api/contract';
import { contentStateOf, contentStatuses } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { contentChanges, contentItems, people, tags } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { emptyLibrary } from '../../testing/library-server.ts';
import { bearer } from '../../testing/logins.ts';
import { requestOf } from '../../testing/request.ts';
import { sampleText, seedContentItem } from '../../testing/test-content-items.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { forgetDeletedContent } from './change-item.writes.ts';
import { countedStates, listedItems } from './desk-items.queries.ts';

const desk = contract.contentDesk;
const { content, search } = contract;
const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => emptyLibrary(server));

const inMs = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();
async function make(changes: Partial<ContentFields> = {}, kind: 'news' | 'resource' | 'page' = 'news') {
  const { status, body } = await server.call('admin', desk.create, { body: { ...sampleText(changes), kind } });
  expect(status).toBe(200);
  return body;
}
const save = (id: string, revision: number, changes: Partial<ContentFields> = {}, as = 'admin') =>
  server.call(as, desk.save, { params: { id }, body: { ...sampleText(changes), revision } });
const publish = (id: string, revision: number, from: string | null = null, until: string | null = null) =>
  server.call('admin', desk.publish, { params: { id }, body: { revision, from, until } });
async function makePublished(changes: Partial<ContentFields> = {}) {
  const { id, revision } = await make(changes);
  return (await publish(id, revision)).body;
}
const newsOf = async (who: string) =>
  (await server.call(who, content.searchNews, { body: {} })).body.data.map(({ id }) => id);
const picture = (name: string) => new File([tinyPicture(name)], `${name}.png`);
const sendPicture = async (id: string, name = 'splint') =>
  (await server.call('admin', desk.addPicture, { params: { id }, body: { imageFile: picture(name) } })).body;
const assetStatus = async (who: string, assetId: string) =>
  (await server.fetch(`/api/content/assets/${assetId}`, { headers: bearer(await server.tokenOf(who)) })).status;

describe('a draft', () => {
  test('is told to nobody but those who write, nor found, kept or counted', async () => {
    const { id } = await make({ name: 'Zephyrine splints' });
    const { assetId } = await sendPicture(id);
    await save(id, 1, { name: 'Zephyrine splints', image: { assetId, alt: 'A splint' } });
    const params = { id };
    for (const who of ['member', 'manager', 'admin']) {
      expect(await newsOf(who), who).toEqual([]);
      expect((await server.call(who, content.newsItem, { params })).status, who).toBe(404);
      expect((await server.call(who, content.addFavouriteNews, { params })).status, who).toBe(404);
      expect((await server.call(who, content.newsCount, {})).body.data, who).toEqual([{ count: 0 }]);
      const { body } = await server.call(who, search.everywhere, { query: { keyword: 'Zephyrine' } });
      expect(JSON.stringify(body), who).not.toContain(id);
    }
    expect(await Promise.all(['member', 'owner', 'manager', 'admin'].map((who) => assetStatus(who, assetId)))).toEqual([
      404, 404, 200, 200,
    ]);
    expect((await server.call('member', desk.preview, { params })).status).toBe(403);
  });

  test('can be made by a manager, and says who made and changed it', async () => {
    const { body } = await server.call('manager', desk.create, { body: { ...sampleText(), kind: 'resource' } });
    const saved = await save(body.id, body.revision, { name: 'Named otherwise' });
    expect(saved.body).toMatchObject({
      ...{ kind: 'resource', state: 'draft', name: 'Named otherwise', revision: 2 },
      createdBy: { id: 'manager' },
      updatedBy: { id: 'admin' },
    });
  });

  test('is made once, however often it is sent with one key', async () => {
    const send = () =>
      server.call(
        'admin',
        desk.create,
        { body: { ...sampleText(), kind: 'news' } },
        { 'Idempotency-Key': 'one-draft' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body.id).toBe(first.body.id);
    expect(await server.db.select().from(contentItems)).toHaveLength(1);
  });
});

describe('the time of an item', () => {
  test('begins and ends by the clock, with nothing done at the moment itself', async () => {
    const { id, revision } = await make();
    const { body } = await publish(id, revision, inMs(hour), inMs(3 * hour));
    const seen = async () => [
      (await server.call('admin', desk.item, { params: { id } })).body.state,
      await newsOf('member'),
    ];
    expect([body.state, await seen()]).toEqual(['scheduled', ['scheduled', []]]);
    server.clock.pass(2 * hour);
    expect(await seen()).toEqual(['published', [id]]);
    server.clock.pass(2 * hour);
    expect(await seen()).toEqual(['expired', []]);
  });

  test('is chosen anew while it runs, and ends when it is taken back', async () => {
    const item = await makePublished();
    const begun = item.publishFrom;
    server.clock.pass(hour);
    const longer = (await publish(item.id, item.revision, null, inMs(day))).body;
    expect([longer.publishFrom, longer.state]).toEqual([begun, 'published']);
    const taken = await server.call('admin', desk.takeBack, {
      params: { id: item.id },
      body: { revision: longer.revision },
    });
    expect([taken.body.state, await newsOf('member')]).toEqual(['draft', []]);
  });

  test('the rule of where an item stands and its SQL say the same of every combination', async () => {
    const now = server.clock.now();
    const moments = [null, new Date(now.getTime() - hour), now, new Date(now.getTime() + hour)];
    const rows = contentStatuses.flatMap((status) =>
      moments.flatMap((publishFrom) =>
        moments.flatMap((publishUntil) =>
          (status === 'active' ? [null] : [null, now]).map((deletedAt) => ({
            ...{ status, publishFrom, publishUntil, deletedAt },
          })),
        ),
      ),
    );
    for (const [at, row] of rows.entries()) await seedContentItem(server, { ...row, id: `item-${at}` });
    const filter = { kinds: ['news'], keyword: '', categoryId: undefined } as const;
    const counts = new Map((await countedStates(server.db, filter, now)).map(({ state, count }) => [state, count]));
    for (const state of contentStates) {
      const expected = rows.flatMap((row, at) => (contentStateOf(row, now) === state ? [`item-${at}`] : []));
      const found = await listedItems(server.db, { ...filter, state, page: 1, pageSize: 1000 }, now);
      expect(found.map(({ id }) => id).toSorted(), state).toEqual(expected.toSorted());
      const { body } = await server.call('admin', desk.items, { query: { state, pageSize: 1 } });
      const totals = [counts.get(state), body.totalItemCount, body.counts[state]];
      expect(totals, state).toEqual(totals.map(() => expected.length));
    }
  });
});

describe('two people at once', () => {
  test('of two who save what they have read the second is told, and changes nothing', async () => {
    const { id, revision } = await make();
    const answers = await Promise.all([
      save(id, revision, { name: 'As the first has it' }),
      save(id, revision, { name: 'As the second has it' }, 'manager'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const savedName = answers.find(({ status }) => status === 200)?.body.name;
    const { body } = await server.call('admin', desk.item, { params: { id } });
    expect([body.name, body.revision]).toEqual([savedName, 2]);
  });

  test('nobody publishes what somebody has changed meanwhile', async () => {
    const { id, revision } = await make();
    await save(id, revision, { name: 'Named otherwise' });
    expect((await publish(id, revision)).body).toMatchObject({ code: 'stale' });
  });
});

describe('what readers see', () => {
  test('is what was saved last, in every text and by search', async () => {
    const item = await makePublished({ name: 'Wimblewick for beginners' });
    const find = async (keyword: string) => {
      const { body } = await server.call('member', search.everywhere, { query: { keyword } });
      return JSON.stringify(body).includes(item.id);
    };
    expect(await find('Wimblewick')).toBe(true);
    await save(item.id, item.revision, { name: 'Quillfeather for beginners', content: '<p>By hand.</p>' });
    const { body } = await server.call('member', content.newsItem, { params: { id: item.id } });
    expect([body.data.name, body.data.content]).toEqual(['Quillfeather for beginners', '<p>By hand.</p>']);
    expect([await find('Wimblewick'), await find('Quillfeather')]).toEqual([false, true]);
  });

  test('is cleaned, whoever wrote it', async () => {
    const hostile = `<p onclick="x()">Words</p><script>x()</script><img src="https://example.org/a.png" alt="A">
      <a href="javascript:x()">on</a><iframe src="https://example.org"></iframe>`;
    const { content: stored } = await make({ content: hostile });
    expect(stored).toContain('<p>Words</p>');
    expect(stored).not.toMatch(/script|onclick|iframe|<img|example\.org/);
  });

  test('needs something to read, and words for every picture', async () => {
    const { id } = await make({ content: '<p> </p>' });
    expect((await publish(id, 1)).body).toMatchObject({ code: 'conflict' });
    const { assetId } = await sendPicture(id);
    const address = `/api/content/assets/${assetId}`;
    await save(id, 1, { content: `<p>A</p><img src="${address}" alt="">` });
    expect((await publish(id, 2)).body).toMatchObject({ code: 'conflict' });
    await save(id, 2, { content: `<p>A</p><img src="${address}" alt="A splint">` });
    expect((await publish(id, 3)).status).toBe(200);
    const worse = await save(id, 4, { content: `<p>A</p><img src="${address}">` });
    expect(worse.body).toMatchObject({ code: 'invalid_input', field: 'body.content' });
  });

  test('a picture in a text is given to its readers while it stands there, and one of another item is left out', async () => {
    const other = await make();
    const { assetId: foreign } = await sendPicture(other.id, 'foreign');
    const { id } = await make();
    const { assetId } = await sendPicture(id);
    const image = (one: string) => `<img src="/api/content/assets/${one}" alt="A splint">`;
    await save(id, 1, { content: `<p>A</p>${image(assetId)}${image(foreign)}` });
    const published = (await publish(id, 2)).body;
    const { body } = await server.call('member', content.newsItem, { params: { id } });
    expect(body.data.content?.match(/assets\/[\w-]+/g)).toEqual([`assets/${assetId}`]);
    const [, address = ''] = /src="([^"]+)"/.exec(body.data.content ?? '') ?? [];
    expect((await server.fetch(address.replaceAll('&amp;', '&'))).status).toBe(200);
    expect(await assetStatus('member', assetId)).toBe(200);
    await save(id, published.revision, { content: '<p>A</p>' });
    expect(await assetStatus('member', assetId)).toBe(404);
  });

  test('has what is attached read at once, and once', async () => {
    const { id } = await make();
    const file = new File(['words'], 'a.txt');
    const { assetId } = (await server.call('admin', desk.addFile, { params: { id }, body: { file } })).body;
    const wanted = sql`select id from graphile_worker.jobs where task_identifier = 'readAttachments' and key is null`;
    const countJobs = async () => (await server.db.execute(wanted)).rows.length;
    const before = await countJobs();
    for (const revision of [1, 2])
      expect((await save(id, revision, { attachments: [{ assetId, name: 'First' }] })).status).toBe(200);
    expect(await countJobs()).toBe(before + 1);
  });

  test('has its files in their order, by the names that they were given', async () => {
    const { id } = await make();
    const send = async (name: string) =>
      (await server.call('admin', desk.addFile, { params: { id }, body: { file: new File(['words'], name) } })).body;
    const [a, b] = [await send('a.txt'), await send('b.txt')];
    const attachments = [
      { assetId: b.assetId, name: 'Second' },
      { assetId: a.assetId, name: 'First' },
    ];
    await save(id, 1, { attachments });
    await publish(id, 2);
    const { body } = await server.call('member', content.newsItem, { params: { id } });
    expect(body.data.assets.map(({ name, file }) => [name, file?.id])).toEqual([
      ['Second', b.assetId],
      ['First', a.assetId],
    ]);
    const strange = await save((await make()).id, 1, { attachments });
    expect(strange.body).toMatchObject({ code: 'invalid_input', field: 'body.attachments' });
  });
});

describe('versions', () => {
  test('keep each saved text with its files, and bring it back as far as what it named is there', async () => {
    await server.db.insert(tags).values({ id: 'short-lived', name: 'Short-lived' });
    const { id } = await make({ tagIds: ['short-lived'] });
    const { assetId } = await sendPicture(id);
    await save(id, 1, { tagIds: ['short-lived'], image: { assetId, alt: 'A splint' }, name: 'With a picture' });
    await save(id, 2, { name: 'Without' });
    await server.db.delete(tags).where(eq(tags.id, 'short-lived'));
    const then = await server.call('admin', desk.version, { params: { id, version: '2' } });
    expect(then.body).toMatchObject({ name: 'With a picture', tagIds: [], image: { assetId, alt: 'A splint' } });
    const restored = await server.call('admin', desk.restoreVersion, {
      params: { id, version: '2' },
      body: { revision: 3 },
    });
    expect(restored.body).toMatchObject({ name: 'With a picture', tagIds: [], image: { assetId }, revision: 4 });
    const { body } = await server.call('admin', desk.versions, { params: { id } });
    expect(body.versions.map(({ revision, kind }) => [revision, kind])).toEqual([
      [4, 'restored'],
      [3, 'saved'],
      [2, 'saved'],
      [1, 'created'],
    ]);
  });

  test('stay when their author has left, who is not named any more', async () => {
    await addCrowd(server, ['leaving']);
    await server.db.update(people).set({ role: userRoles.Manager }).where(eq(people.id, 'leaving'));
    const { body } = await server.call('leaving', desk.create, { body: { ...sampleText(), kind: 'news' } });
    await server.db.delete(people).where(eq(people.id, 'leaving'));
    const { body: reply } = await server.call('admin', desk.versions, { params: { id: body.id } });
    expect(reply.versions.map(({ by }) => by)).toEqual([null]);
    const { body: item } = await server.call('admin', desk.item, { params: { id: body.id } });
    expect([item.createdBy, item.updatedBy]).toEqual([null, null]);
  });

  test('are the last hundred changes', async () => {
    const id = await seedContentItem(server, { status: 'draft', revision: 150 });
    const rows = Array.from({ length: 150 }, (_, at) => ({
      ...{ itemId: id, revision: at + 1, at: server.clock.now(), kind: 'saved' as const, fields: sampleText() },
    }));
    await server.db.insert(contentChanges).values(rows);
    await save(id, 150);
    const stored = await server.db.select().from(contentChanges).where(eq(contentChanges.itemId, id));
    expect([stored.length, Math.min(...stored.map(({ revision }) => revision))]).toEqual([100, 52]);
  });
});

describe('putting away', () => {
  test('what is archived is read by nobody, and comes out as it was', async () => {
    const item = await makePublished();
    const params = { id: item.id };
    const archived = await server.call('admin', desk.archive, { params, body: { revision: item.revision } });
    expect([archived.body.state, await newsOf('member')]).toEqual(['archived', []]);
    const out = await server.call('admin', desk.unarchive, { params, body: { revision: archived.body.revision } });
    expect([out.body.state, await newsOf('member')]).toEqual(['published', [item.id]]);
  });

  test('what is deleted is taken back for 30 days, and forgotten then', async () => {
    const { id } = await make();
    const params = { id };
    expect((await server.call('admin', desk.remove, { params })).status).toBe(200);
    const { body } = await server.call('admin', desk.items, {});
    expect([body.totalItemCount, body.counts.deleted]).toEqual([0, 1]);
    server.clock.pass(29 * day);
    await forgetDeletedContent(server.db, server.clock.now());
    expect((await server.call('admin', desk.undelete, { params })).body.state).toBe('draft');
    await server.call('admin', desk.remove, { params });
    server.clock.pass(30 * day);
    expect((await server.call('admin', desk.undelete, { params })).status).toBe(404);
    await forgetDeletedContent(server.db, server.clock.now());
    expect(await server.db.select().from(contentItems)).toEqual([]);
  });
});

test('a preview is the reply that a reader gets, once they get it', async () => {
  const { id, revision } = await make({ segmentIds: ['north'], isMembersOnly: true });
  const params = { id };
  const preview = async (query: { as?: 'stranger' | 'member'; segmentId?: string }) =>
    (await server.call('admin', desk.preview, { params, query })).body;
  const before = await preview({ segmentId: 'north' });
  expect([before.isRead, before.isReadInItsTime]).toEqual([false, true]);
  expect(await preview({ as: 'stranger', segmentId: 'north' })).toEqual({
    ...{ isRead: false, isReadInItsTime: false, item: null },
  });
  await publish(id, revision);
  const { body } = await server.call('member', content.newsItem, { params });
  const after = await preview({ segmentId: 'north' });
  // Addresses are each reader's own.
  expect({ ...after.item, imageUrl: null, userCreated: null }).toEqual({
    ...body.data,
    imageUrl: null,
    userCreated: null,
  });
  expect(after.isRead).toBe(true);
});

test('a page shows its pictures in its document, before it is published to staff alone, and deleted to nobody', async () => {
  const { id } = await make({}, 'page');
  const { assetId } = await sendPicture(id);
  await save(id, 1, { content: `<p>A</p><img src="/api/content/assets/${assetId}" alt="A splint">` });
  const shownTo = async (who: string) => {
    const headers = bearer(await server.tokenOf(who));
    const answer = await server.fetch(`/api/content/pages/${id}/preview`, { headers });
    return answer.status === 200 ? await answer.text() : answer.status;
  };
  expect(await shownTo('member')).toBe(404);
  const [, address = ''] = /<img src="([^"]+)"/.exec(String(await shownTo('admin'))) ?? [];
  expect(address).toContain(assetId);
  expect((await server.fetch(address.replaceAll('&amp;', '&'))).status).toBe(200);
  await server.call('admin', desk.remove, { params: { id } });
  expect(await shownTo('admin')).toBe(404);
});

test('an item whose part of the portal is off is not there, and the others are', async () => {
  const [news, resource] = [await make(), await make({}, 'resource')];
  const modules = { ...profiles.ota.modules, news: { ...profiles.ota.modules.news, enabled: false } };
  const app = createApp({ ...server.deps, profile: { ...profiles.ota, modules } });
  const headers = bearer(await server.tokenOf('admin'));
  const statusOf = async (id: string) => (await app.request(requestOf(desk.item, { params: { id } }, headers))).status;
  expect([await statusOf(news.id), await statusOf(resource.id)]).toEqual([404, 200]);
});

test('where a content system of the organisation has what is read, nothing is changed here', async () => {
  const { id } = await make();
  const library = { read: async () => [], file: async () => null };
  const app = createApp({ ...server.deps, library });
  const headers = bearer(await server.tokenOf('admin'));
  const saved = await app.request(
    requestOf(desk.save, { params: { id }, body: { ...sampleText(), revision: 1 } }, headers),
  );
  expect(saved.status).toBe(409);
  const reply: unknown = await (await app.request(requestOf(desk.options, {}, headers))).json();
  expect(reply).toMatchObject({ isWrittenElsewhere: true });
});
