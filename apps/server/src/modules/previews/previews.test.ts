import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebPage, WebReader } from '../../adapters/web/web-reader.ts';
import { assets, linkPreviews, liveEvents, posts as postsTable, textLinks } from '../../db/schema/index.ts';
import { photo, photoPlace } from '../../testing/photo.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { editAsRead, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetUnownedFiles } from '../files/index.ts';
import { claimPreview, forgetPreviews } from './due-previews.writes.ts';
import { readDuePreviews } from './read-previews.ts';

const { posts, comments, previews, communities } = contract;
const hour = 3_600_000;
const day = 24 * hour;

let server: TestServer;
/** What is on the web; what is not, cannot be read. */
const web = new Map<string, Pick<WebPage, 'contentType'> & { bytes: Uint8Array }>();
let readUrls: string[] = [];
const reader: WebReader = {
  async read(url) {
    readUrls.push(url.href);
    const found = web.get(url.href);
    return found ? { url, isCut: false, ...found } : null;
  },
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  web.clear();
  readUrls = [];
  for (const table of [textLinks, linkPreviews, liveEvents]) await server.db.delete(table);
  await server.db.delete(assets).where(eq(assets.ownerKind, 'linkPreview'));
  // How often a person may write is counted by the minute.
  server.clock.pass(61_000);
});

const readAll = () => readDuePreviews({ ...server.deps, web: reader }, new AbortController().signal);
const linkTo = (url: string) => `<p>See <a href="${url}">there</a></p>`;
const put = (url: string, title: string, more = '') =>
  void web.set(url, { contentType: 'text/html', bytes: Buffer.from(`<title>${title}</title>${more}`) });

async function write(body: string, { as = 'member', communityId = 'open' }: Place = {}) {
  server.clock.pass(30_000);
  const answer = await server.call(as, posts.create, { body: { communityId, title: 'Read this', body } });
  expect(answer.status).toBe(200);
  return answer.body;
}
interface Place {
  as?: TestPersonName;
  communityId?: string;
}
const read = async (id: string, as: TestPersonName = 'member') =>
  (await server.call(as, posts.byId, { params: { id } })).body;
const titleOf = async (id: string) => (await read(id)).preview?.title ?? null;
const change = (postId: string, body: string, as: TestPersonName = 'member') =>
  editAsRead(server, as, postId, { body });

const page = 'https://site.example/page';

describe('a page that a text links to', () => {
  test('is read after the post is written, never while it is asked for, and once for all texts', async () => {
    put(page, 'A page', '<meta name="description" content="In short">');
    const first = await write(linkTo(page));
    expect([first.preview, readUrls]).toEqual([null, []]);
    await readAll();
    const preview = { url: page, title: 'A page', description: 'In short', siteName: 'site.example', imageUrl: null };
    expect((await read(first.id)).preview).toEqual(preview);
    expect((await write(linkTo(`${page}#part`), { as: 'editor' })).preview).toEqual(preview);
    const feed = await server.call('member', posts.ofCommunity, { params: { id: 'open' } });
    expect(feed.body.posts.filter((post) => post.preview !== null)).toHaveLength(2);
    await readAll();
    expect(readUrls).toEqual([page]);
  });

  test('shows under a comment too', async () => {
    put(page, 'A page');
    const { id: postId } = await write('<p>Words</p>');
    const comment = await server.call('member', comments.create, { params: { postId }, body: { body: linkTo(page) } });
    expect(comment.body.preview).toBeNull();
    await readAll();
    const { body } = await server.call('member', comments.list, { params: { id: postId } });
    expect(body.comments.map(({ preview }) => preview?.title)).toEqual(['A page']);
  });

  test('changes with the text', async () => {
    const other = 'https://other.example/';
    put(page, 'A page');
    put(other, 'Another');
    const { id } = await write(linkTo(page));
    await readAll();
    await change(id, linkTo(other));
    expect(await titleOf(id)).toBeNull();
    await readAll();
    expect(await titleOf(id)).toBe('Another');
    await change(id, '<p>No link</p>');
    expect(await titleOf(id)).toBeNull();
  });

  test('of a change that waits is read and shown once that is approved', async () => {
    put(page, 'A page');
    const id = await writePost(server, 'member', 'approving');
    await change(id, linkTo(page));
    await readAll();
    expect(readUrls).toEqual([]);
    const versions = { version: 1, postVersion: 1 };
    await server.call('moderator', posts.approveEdit, {
      params: { communityId: 'approving', postId: id },
      body: versions,
    });
    await readAll();
    expect(await titleOf(id)).toBe('A page');
  });

  test('that could not be read is tried three times, and then again for a text of the next day', async () => {
    const { id } = await write(linkTo(page));
    for (const minutes of [0, 1, 4, 60]) {
      server.clock.pass(minutes * 60_000 + 1_000);
      await readAll();
    }
    expect(readUrls).toHaveLength(3);
    await write(linkTo(page));
    await readAll();
    expect(readUrls).toHaveLength(3);
    server.clock.pass(day);
    put(page, 'There again');
    await write(linkTo(page));
    await readAll();
    expect([readUrls.length, await titleOf(id)]).toEqual([4, 'There again']);
  });

  test('is read anew for a text that comes a week later, and shown as it was meanwhile', async () => {
    put(page, 'Before');
    const { id } = await write(linkTo(page));
    await readAll();
    server.clock.pass(7 * day);
    web.clear();
    expect((await write(linkTo(page))).preview?.title).toBe('Before');
    await readAll();
    expect(await titleOf(id)).toBe('Before');
    put(page, 'After');
    server.clock.pass(2 * 60_000);
    await readAll();
    expect(await titleOf(id)).toBe('After');
  });

  test('without a title has no preview', async () => {
    web.set(page, { contentType: 'text/html', bytes: Buffer.from('<p>Words</p>') });
    const { id } = await write(linkTo(page));
    await readAll();
    expect(await titleOf(id)).toBeNull();
  });

  test('is claimed by one server, and by another once that must have died', async () => {
    await write(linkTo(page));
    const now = server.clock.now();
    expect(await claimPreview(server.db, now)).toMatchObject({ url: page, attempts: 1 });
    expect(await claimPreview(server.db, now)).toBeNull();
    expect(await claimPreview(server.db, new Date(now.getTime() + 61_000))).toMatchObject({ attempts: 2 });
  });

  test('of the portal itself is not read, nor any where the organisation wants none', async () => {
    await write(linkTo('https://portal.test/communities'));
    put(page, 'A page');
    const { id } = await write(linkTo(page));
    await readAll();
    expect([readUrls, await titleOf(id)]).toEqual([[page], 'A page']);
    const { profile } = server.deps;
    server.deps.profile = { ...profile, featureSettings: { communities: { linkPreviews: false } } };
    expect(await titleOf(id)).toBeNull();
    await write(linkTo('https://other.example/'));
    server.deps.profile = profile;
    await readAll();
    expect(readUrls).toEqual([page]);
  });

  test('is one of twenty that the texts of a person may have read in an hour', async () => {
    const urls = Array.from({ length: 22 }, (_, at) => `https://site.example/${at}`);
    for (const url of urls) {
      put(url, url);
      await write(linkTo(url));
    }
    await readAll();
    expect(readUrls.toSorted()).toEqual(urls.slice(0, 20).toSorted());
    put(page, 'A page');
    await write(linkTo(page), { as: 'editor' });
    await readAll();
    expect(readUrls).toHaveLength(21);
    server.clock.pass(hour);
    await write(linkTo(urls[21] ?? ''));
    await readAll();
    expect(readUrls).toHaveLength(22);
  });

  test('tells those who read with it that it has come, and that it is gone', async () => {
    put(page, 'A page');
    const { id } = await write(linkTo(page));
    const announced = async () =>
      (await server.db.select().from(liveEvents).where(eq(liveEvents.kind, 'preview'))).map(({ postId }) => postId);
    await readAll();
    expect(await announced()).toEqual([id]);
    await server.call('member', previews.removeFromPost, { params: { id } });
    expect(await announced()).toEqual([id, id]);
  });

  test('is forgotten once no post and no comment shows it', async () => {
    const [other, removed, commented] = ['https://b.example/', 'https://c.example/', 'https://d.example/'];
    for (const url of [page, other, removed, commented]) put(url, url);
    const remaining = await write(linkTo(page));
    const gone = await write(linkTo(other));
    const bare = await write(linkTo(removed));
    const body = { body: linkTo(commented) };
    const { body: comment } = await server.call('member', comments.create, { params: { postId: remaining.id }, body });
    await readAll();
    const known = async () => (await server.db.select().from(linkPreviews)).map(({ url }) => url).sort();
    server.clock.pass(2 * hour);
    await forgetPreviews(server.db, server.clock.now());
    expect(await known()).toEqual([page, other, removed, commented].sort());
    await server.call('member', posts.delete, { params: { id: gone.id } });
    await server.call('member', previews.removeFromPost, { params: { id: bare.id } });
    await server.call('member', comments.delete, { params: { postId: remaining.id, commentId: comment.id } });
    await forgetPreviews(server.db, server.clock.now());
    expect(await known()).toEqual([page]);
  });
});

describe('the picture of a page', () => {
  const address = 'https://pictures.example/one.jpg';
  const withPicture = (url = address) => put(page, 'A page', `<meta property="og:image" content="${url}">`);
  const shown = async (id: string, as: TestPersonName = 'member') => (await read(id, as)).preview?.imageUrl ?? null;

  test('is drawn anew and read from here alone, without what it carried', async () => {
    withPicture('https://pictures.example/one.jpg');
    web.set(address, { contentType: 'image/jpeg', bytes: await photo('jpeg', { width: 2_000, height: 1_000 }) });
    const { id } = await write(linkTo(page));
    await readAll();
    const url = (await shown(id)) ?? '';
    expect(url).toMatch(/^\/api\/content\/assets\//);
    const answer = await server.fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect(bytes.includes(photoPlace)).toBe(false);
  });

  test.each<[string, () => Promise<Uint8Array>]>([
    [
      'is a drawing with a program in it',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['is a page', async () => Buffer.from('<title>No</title>')],
    ['ends before its end', async () => (await photo('png')).subarray(0, 60)],
    ['is empty', async () => new Uint8Array()],
  ])('that %s is left out', async (_, make) => {
    withPicture();
    web.set(address, { contentType: 'image/png', bytes: await make() });
    const { id } = await write(linkTo(page));
    await readAll();
    expect([await titleOf(id), await shown(id)]).toEqual(['A page', null]);
  });

  test('is for those who may read a post with it, at the moment when they ask', async () => {
    withPicture();
    web.set(address, { contentType: 'image/png', bytes: await photo('png') });
    const { id } = await write(linkTo(page), { communityId: 'closed' });
    await readAll();
    const assetId = /assets\/([\w-]+)/.exec((await shown(id)) ?? '')?.[1] ?? '';
    const statusFor = async (person: TestPersonName) =>
      (
        await server.fetch(`/api/content/assets/${assetId}`, {
          headers: { Authorization: `Bearer ${await server.tokenOf(person)}` },
        })
      ).status;
    const people = ['member', 'editor', 'outsider', 'blocked', 'waiting'] as const;
    const all = async () => Promise.all(people.map(statusFor));
    expect(await all()).toEqual([200, 200, 403, 403, 403]);
    // Everybody belongs to this one, but who is blocked.
    const forAll = await write(linkTo(page), { communityId: 'auto' });
    expect(await statusFor('outsider')).toBe(200);
    await server.db.update(postsTable).set({ visibility: 'private' }).where(eq(postsTable.id, forAll.id));
    expect(await statusFor('outsider')).not.toBe(200);
    await server.call('member', previews.removeFromPost, { params: { id } });
    await server.call('member', posts.delete, { params: { id: forAll.id } });
    expect(await all()).toEqual([404, 404, 404, 404, 404]);
  });

  test('goes with what is forgotten', async () => {
    withPicture();
    web.set(address, { contentType: 'image/png', bytes: await photo('png') });
    const { id } = await write(linkTo(page));
    await readAll();
    const storedCount = async () =>
      (await server.db.select().from(assets).where(eq(assets.ownerKind, 'linkPreview'))).length;
    server.clock.pass(2 * day);
    const tidy = () =>
      forgetPreviews(server.db, server.clock.now()).then(() => forgetUnownedFiles(server.deps, server.clock.now()));
    await tidy();
    expect(await storedCount()).toBe(1);
    await server.call('member', posts.delete, { params: { id } });
    await tidy();
    expect(await storedCount()).toBe(0);
  });
});

test('a community that somebody has not joined shows them no preview, as it shows no post', async () => {
  put(page, 'A page');
  const { id } = await write(linkTo(page), { communityId: 'closed' });
  await readAll();
  expect((await server.call('outsider', posts.byId, { params: { id } })).status).not.toBe(200);
  const list = await server.call('outsider', posts.ofCommunity, { params: { id: 'closed' } });
  expect(
    JSON.stringify([list.body, (await server.call('outsider', communities.byId, { params: { id: 'closed' } })).body]),
  ).not.toContain('A page');
});

test('a text that links to a page has it read once it is kept, and a reading that is stopped is left', async () => {
  const waiting = async () => {
    const { rows } = await server.db.execute(
      sql`select id from graphile_worker.jobs where task_identifier = 'readPreviews'`,
    );
    return rows.length;
  };
  const before = await waiting();
  await write(linkTo('https://slow.example/'));
  expect(await waiting()).toBe(before + 1);
  const stopping = new AbortController();
  const stuck: WebReader = {
    read: (_, { signal }) =>
      new Promise((resolve) => {
        readUrls.push('stuck');
        signal.addEventListener('abort', () => resolve(null));
      }),
  };
  const reading = readDuePreviews({ ...server.deps, web: stuck }, stopping.signal);
  await expect.poll(() => readUrls).toContain('stuck');
  stopping.abort();
  await reading;
  const [row] = await server.db.select().from(linkPreviews).where(eq(linkPreviews.url, 'https://slow.example/'));
  expect(row?.dueAt).not.toBeNull();
});
