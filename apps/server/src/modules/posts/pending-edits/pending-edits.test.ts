import { contract } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  assets,
  communities,
  memberships,
  postEdits,
  posts as postsTable,
  postTags,
} from '../../../db/schema/index.ts';
import type { TestPersonName } from '../../../testing/test-people.ts';
import { seedFile } from '../../../testing/files.ts';
import { bearer } from '../../../testing/logins.ts';
import { editAsRead, textFile, writePost } from '../../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { posts, communities: places } = contract;

let server: TestServer;
let picture: File;
beforeAll(async () => {
  server = await startTestServer();
  const updatedAt = server.clock.now();
  // A plain member who reads what others write.
  await server.db
    .insert(memberships)
    .values({ communityId: 'approving', personId: 'other', status: 'Joined', joinedAt: updatedAt, updatedAt });
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#004C58' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(png)], 'picture.png');
});
afterAll(() => server.close());

const edit = (who: TestPersonName, postId: string, body: object) => editAsRead(server, who, postId, body);
const setTags = (who: TestPersonName, id: string, tagIds: string[]) =>
  server.call(who, posts.setTags, { params: { id }, body: { tagIds } });
const read = async (who: TestPersonName, id: string) => (await server.call(who, posts.byId, { params: { id } })).body;
const at = (postId: string, communityId = 'approving') => ({ communityId, postId });
const approve = (who: TestPersonName, id: string, body = { version: 1, postVersion: 1 }) =>
  server.call(who, posts.approveEdit, { params: at(id), body });
const decline = (who: TestPersonName, id: string, version = 1) =>
  server.call(who, posts.declineEdit, { params: at(id), body: { version } });
const withdraw = (who: TestPersonName, id: string) => server.call(who, posts.withdrawEdit, { params: { id } });
const setStatus = (
  who: TestPersonName,
  id: string,
  body: { status: 1 | 4 | 99; version: number },
  communityId?: string,
) => server.call(who, posts.setStatus, { params: at(id, communityId), body });
const fileNames = ({ attachments }: { attachments: { name: string }[] }) => attachments.map(({ name }) => name);

/** A published post of the member with a file, a picture, tags and a type. */
async function published() {
  const id = await writePost(server, 'member', 'approving', { title: 'Old', bodyHtml: '<p>Old words</p>', type: 1 });
  await server.db.insert(postTags).values({ postId: id, tagId: 'tag-1', position: 0 });
  for (const ownerKind of ['post', 'postImage'] as const) await seedFile(server, { ownerKind, ownerId: id });
  return read('member', id);
}

type Post = Awaited<ReturnType<typeof read>>;

/** What a post says, without what changes with each reading. */
function content({ title, body, type, tags, imageUrl, attachments, version }: Post) {
  return [title, body, type, tags, imageUrl?.split('?')[0], fileNames({ attachments }), version];
}

const changes: [string, (post: Post) => Promise<unknown>][] = [
  ['its title', ({ id }) => edit('member', id, { title: 'New' })],
  ['its text', ({ id }) => edit('member', id, { body: '<p>New words</p>' })],
  ['its type', ({ id }) => edit('member', id, { type: 4 })],
  ['its tags', ({ id }) => edit('member', id, { tagIds: ['tag-5'] })],
  ['its tags in place', ({ id }) => setTags('member', id, ['tag-5'])],
  ['its picture', ({ id }) => edit('member', id, { imageFile: picture })],
  ['away its picture', ({ id }) => edit('member', id, { isImageRemoved: true })],
  ['its files by one more', ({ id }) => edit('member', id, { files: [textFile('new.txt')] })],
  [
    'its files by one less',
    ({ id, attachments }) => edit('member', id, { attachmentsUrls: attachments.map(({ path }) => path) }),
  ],
];

describe('an edit of an approved post', () => {
  test.each(changes)(
    'that changes %s is seen by its author and who approves alone, until one does',
    async (_, change) => {
      const before = await published();
      const { id } = before;
      await change(before);
      const [author, approver, reader] = [await read('member', id), await read('editor', id), await read('other', id)];
      for (const seen of [author, approver, reader]) expect(content(seen)).toEqual(content(before));
      expect([author.pendingEdit?.version, approver.pendingEdit?.version, reader.pendingEdit]).toEqual([1, 1, null]);
      for (const who of ['other', 'editor'] as const) {
        const { posts: listed } = (await server.call(who, posts.ofCommunity, { params: { id: 'approving' } })).body;
        expect(content(listed.find((post) => post.id === id)!)).toEqual(content(before));
      }
      expect((await approve('editor', id)).status).toBe(200);
      const after = await read('other', id);
      const wanted = author.pendingEdit!;
      expect(content(after)).toEqual(content({ ...author, ...wanted, version: before.version + 1 }));
      expect(content(after)).not.toEqual(content({ ...before, version: before.version + 1 }));
      expect((await read('member', id)).pendingEdit).toBeNull();
    },
  );

  test('is published at once by who approves posts, where edits are free, and while the post itself waits', async () => {
    const { id } = await published();
    expect((await edit('editor', id, { title: 'By an editor' })).body).toMatchObject({
      title: 'By an editor',
      pendingEdit: null,
    });
    const asks = (isRequireEditApproval: boolean) =>
      server.db.update(communities).set({ isRequireEditApproval }).where(eq(communities.id, 'approving'));
    await asks(false);
    expect((await edit('member', id, { title: 'Freely' })).body).toMatchObject({
      title: 'Freely',
      isEditApprovalNeeded: false,
      pendingEdit: null,
    });
    await asks(true);
    const waiting = await writePost(server, 'member', 'approving', { status: 2 });
    expect((await edit('member', waiting, { title: 'Better' })).body).toMatchObject({
      title: 'Better',
      pendingEdit: null,
    });
    const elsewhere = await writePost(server, 'member', 'open');
    expect((await edit('member', elsewhere, { title: 'Open' })).body).toMatchObject({
      title: 'Open',
      pendingEdit: null,
    });
  });

  test('is the safe way unless a community says otherwise', async () => {
    const { body } = await server.call('member', places.byId, { params: { id: 'approving' } });
    expect([body.isRequirePostApproval, body.isRequireEditApproval]).toEqual([true, true]);
  });

  test('is changed by its author as often as they like, and only by them', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'Second', pendingVersion: 0 });
    await edit('member', id, { body: '<p>Second words</p>', pendingVersion: 1 });
    const { pendingEdit } = await read('member', id);
    expect(pendingEdit).toMatchObject({ version: 2, title: 'Second', body: '<p>Second words</p>' });
    expect((await edit('member', id, { title: 'Unread', pendingVersion: 1 })).body.code).toBe('stale');
    expect((await edit('member', id, { title: 'Old', body: '<p>Old words</p>' })).body.pendingEdit).toBeNull();
  });

  test('is taken back by its author alone; others do not notice', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'New', files: [textFile('new.txt')] });
    expect((await withdraw('other', id)).body.pendingEdit).toBeNull();
    expect((await withdraw('editor', id)).body.pendingEdit?.title).toBe('New');
    expect((await withdraw('member', id)).body.pendingEdit).toBeNull();
    expect((await approve('editor', id)).body.code).toBe('conflict');
    expect(await filesThatWait(id)).toEqual([]);
  });

  test('that is declined leaves everything as it was', async () => {
    const before = await published();
    await edit('member', before.id, { title: 'New', files: [textFile('new.txt')], imageFile: picture });
    expect((await decline('member', before.id)).status).toBe(403);
    expect((await decline('editor', before.id, 2)).body.code).toBe('stale');
    expect((await decline('editor', before.id)).body.pendingEdit).toBeNull();
    expect(content(await read('other', before.id))).toEqual(content(before));
    expect([(await decline('editor', before.id)).body.code, await filesThatWait(before.id)]).toEqual(['conflict', []]);
  });

  test('goes with its post', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'New', files: [textFile('new.txt')] });
    await server.call('member', posts.delete, { params: { id } });
    expect((await approve('editor', id)).body.code).toBe('not_found');
    expect(await server.db.select().from(postEdits).where(eq(postEdits.postId, id))).toEqual([]);
    expect(await filesThatWait(id)).toEqual([]);
  });

  test('keeps the limits of a post: ten files in all, words, known tags', async () => {
    const { id } = await published();
    const ten = Array.from({ length: 10 }, (_, index) => textFile(`new-${index}.txt`));
    expect((await edit('member', id, { files: ten })).body).toMatchObject({ field: 'body.files' });
    expect((await edit('member', id, { body: '<p> </p>' })).body).toMatchObject({ field: 'body.body' });
    expect((await edit('member', id, { tagIds: ['unknown'] })).body).toMatchObject({ field: 'body.tagIds' });
    expect((await read('member', id)).pendingEdit).toBeNull();
    expect(await filesThatWait(id)).toEqual([]);
  });
});

function filesThatWait(postId: string) {
  return server.db
    .select({ name: assets.name })
    .from(assets)
    .where(and(inArray(assets.ownerKind, ['postEdit', 'postEditImage']), eq(assets.ownerId, postId)));
}

describe('approving', () => {
  test('takes what was read: other changes or another post by now are refused in words', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'New' });
    await edit('member', id, { title: 'Newer' });
    expect((await approve('editor', id)).body).toMatchObject({ code: 'stale' });
    await edit('moderator', id, { body: '<p>Put right</p>' });
    expect((await approve('editor', id, { version: 2, postVersion: 1 })).body).toMatchObject({
      code: 'stale',
      message: 'Somebody else has changed this post meanwhile.',
    });
    expect((await read('editor', id)).pendingEdit).toMatchObject({
      isOutdated: true,
      title: 'Newer',
      body: '<p>Put right</p>',
    });
    expect((await approve('editor', id, { version: 2, postVersion: 2 })).body).toMatchObject({
      title: 'Newer',
      body: '<p>Put right</p>',
    });
  });

  test.each<[string, Partial<typeof postsTable.$inferInsert>, string]>([
    ['was closed', { isFrozen: true }, 'post_closed'],
    ['was archived', { status: 99 }, 'conflict'],
  ])('is refused once the post %s', async (_, change, code) => {
    const { id } = await published();
    await edit('member', id, { title: 'New' });
    await server.db.update(postsTable).set(change).where(eq(postsTable.id, id));
    expect((await approve('editor', id)).body.code).toBe(code);
  });

  test('is refused in an archived community, declining is not', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'New' });
    const archive = (archivedAt: Date | null) =>
      server.db.update(communities).set({ archivedAt }).where(eq(communities.id, 'approving'));
    await archive(server.clock.now());
    expect((await approve('editor', id)).body.code).toBe('conflict');
    expect((await decline('editor', id)).status).toBe(200);
    await archive(null);
  });

  test('happens once, whoever is faster, and in the community that the address names', async () => {
    const { id } = await published();
    await edit('member', id, { title: 'New' });
    const elsewhere = { params: at(id, 'open'), body: { version: 1, postVersion: 1 } };
    expect((await server.call('moderator', posts.approveEdit, elsewhere)).status).toBe(404);
    const both = await Promise.all([approve('editor', id), approve('moderator', id), decline('admin', id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('an edit that comes while the post is being approved is not read unapproved', async () => {
    const tries = Array.from({ length: 8 }, async () => {
      const id = await writePost(server, 'member', 'approving', { status: 2 });
      await Promise.all([setStatus('editor', id, { status: 1, version: 1 }), edit('member', id, { title: 'Unread' })]);
      const { title, status } = await read('member', id);
      return [status, title];
    });
    for (const [status, title] of await Promise.all(tries))
      expect(status === 2 ? title : title !== 'Unread').toBe(status === 2 ? 'Unread' : true);
  });
});

describe('files of changes that wait', () => {
  test('are read by their author and by who approves, and by all once they are approved', async () => {
    const { id } = await published();
    await edit('member', id, { files: [textFile('new.txt')], imageFile: picture });
    const { pendingEdit } = await read('editor', id);
    const paths = [pendingEdit?.attachments.at(-1)?.path ?? '', pendingEdit?.imageUrl ?? ''].map(
      (path) => path.split('?')[0] ?? '',
    );
    const statuses = async (who: TestPersonName) => {
      const headers = bearer(await server.tokenOf(who));
      return Promise.all(paths.map(async (path) => (await server.fetch(path, { headers })).status));
    };
    const everyone = async () => [await statuses('member'), await statuses('editor'), await statuses('other')];
    expect(await everyone()).toEqual([
      [200, 200],
      [200, 200],
      [404, 404],
    ]);
    await approve('editor', id);
    expect(await everyone()).toEqual([
      [200, 200],
      [200, 200],
      [200, 200],
    ]);
  });

  test('that a picture shows were there, are shown in the text, those of others are not', async () => {
    const { id } = await published();
    const own = (await edit('member', id, { files: [picture] })).body.pendingEdit?.attachments.at(-1)?.uid ?? '';
    const foreign = (await published()).attachments[0]?.uid ?? '';
    const body = [own, foreign].map((asset) => `<p><img src="/api/content/assets/${asset}" alt=""></p>`).join('');
    const { pendingEdit } = (await edit('member', id, { body })).body;
    expect(pendingEdit?.body).toContain(`/api/content/assets/${own}?`);
    expect(pendingEdit?.body).not.toContain(foreign);
    await approve('editor', id, { version: 2, postVersion: 1 });
    expect((await read('other', id)).body).toContain(`/api/content/assets/${own}?`);
  });
});

describe('a post that waits', () => {
  test('is published or declined by who approves posts, and counted in its community when published [COM-512] [COM-513]', async () => {
    const count = async () =>
      (await server.call('editor', places.byId, { params: { id: 'approving' } })).body.postsCount;
    const before = await count();
    const ids = [1, 2].map(() => writePost(server, 'member', 'approving', { status: 2 }));
    const [yes = '', no = ''] = await Promise.all(ids);
    for (const status of [1, 99] as const)
      expect((await setStatus('other', yes, { status, version: 1 })).status).not.toBe(200);
    expect([
      (await setStatus('editor', yes, { status: 1, version: 1 })).status,
      (await setStatus('editor', no, { status: 99, version: 1 })).status,
    ]).toEqual([200, 200]);
    expect([
      (await read('other', yes)).status,
      (await server.call('other', posts.byId, { params: { id: no } })).status,
    ]).toEqual([1, 404]);
    expect(await count()).toBe(before + 1);
    expect((await setStatus('editor', yes, { status: 99, version: 2 })).body.code).toBe('conflict');
    expect((await setStatus('editor', no, { status: 1, version: 2 })).status).toBe(200);
  });

  test('is decided about as it was read, and where the address says', async () => {
    const id = await writePost(server, 'member', 'approving', { status: 2 });
    await edit('member', id, { title: 'Other words' });
    expect((await setStatus('editor', id, { status: 1, version: 1 })).body.code).toBe('stale');
    expect((await setStatus('editor', id, { status: 1, version: 2 }, 'open')).status).toBe(404);
    expect((await setStatus('editor', id, { status: 1, version: 2 })).status).toBe(200);
  });

  test('stands in the list of what waits, with changes that wait, for who decides and for its author', async () => {
    const [waiting, changed, plain] = await Promise.all([
      writePost(server, 'member', 'approving', { status: 2 }),
      writePost(server, 'member', 'approving'),
      writePost(server, 'member', 'approving'),
    ]);
    await edit('member', changed, { title: 'New' });
    const listed = async (who: TestPersonName) => {
      const { body } = await server.call(who, posts.ofCommunity, {
        params: { id: 'approving' },
        query: { onlyWaiting: true, pageSize: 100 },
      });
      const ids = body.posts.map(({ id }) => id);
      expect(ids).toHaveLength(body.totalItemCount);
      return [waiting, changed, plain].map((id) => ids.includes(id));
    };
    expect(await listed('editor')).toEqual([true, true, false]);
    expect(await listed('member')).toEqual([true, true, false]);
    expect(await listed('other')).toEqual([false, false, false]);
  });
});
