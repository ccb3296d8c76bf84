import { contract } from '@portal/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets, communities, folderItems, meetings, people, posts } from '../../db/schema/index.ts';
import { readerOf, seedFile } from '../../testing/files.ts';
import { textFile, writeComment, writePost } from '../../testing/test-content.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetUnownedFiles } from './unowned.writes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A file of every kind, with what it belongs to. */
async function oneOfEach() {
  const postId = await writePost(server, 'member', 'open');
  const commentId = await writeComment(server, 'member', postId);
  const answers = [{ questionId: 'why', answer: 'To learn' }];
  await server.call('outsider', contract.joining.join, { params: { id: 'asking' }, body: { answers } });
  await sendProof();
  const [answer] = await server.db.select().from(assets).where(eq(assets.ownerKind, 'answer'));
  return {
    avatar: await seedFile(server, { ownerKind: 'avatar', ownerId: 'member' }),
    nameSound: await seedFile(server, { ownerKind: 'nameSound', ownerId: 'careful' }),
    community: await seedFile(server, { ownerKind: 'community', ownerId: 'open' }),
    postImage: await seedFile(server, { ownerKind: 'postImage', ownerId: postId }),
    post: await seedFile(server, { ownerKind: 'post', ownerId: postId }),
    comment: await seedFile(server, { ownerKind: 'comment', ownerId: commentId }),
    answer: answer?.id ?? '',
    folder: await fileInFolder(),
    meeting: await seedFile(server, { ownerKind: 'meeting', ownerId: 'open' }, 'admin'),
    meetingImage: await imageOfMeeting(),
  };
}

async function fileInFolder() {
  await seedFolder(server, 'open', ['in-a-folder']);
  return 'in-a-folder';
}

async function imageOfMeeting() {
  const imageAssetId = await seedFile(server, { ownerKind: 'meetingImage', ownerId: 'open' }, 'admin');
  await server.db.update(meetings).set({ imageAssetId });
  return imageAssetId;
}

const sendProof = () =>
  server.call('outsider', contract.joining.sendFiles, {
    params: { id: 'asking', questionId: 'proof' },
    body: { files: [textFile('proof.txt', String(server.clock.now().getTime()))] },
  });
const tidy = () => forgetUnownedFiles(server.deps, server.clock.now());
const day = 86_400_000;

test('a file whose owner is gone or has another goes after a day, its bytes with it; any other stays', async () => {
  const owned = await oneOfEach();
  const rows = await server.db
    .select()
    .from(assets)
    .where(inArray(assets.id, Object.values(owned)));
  const left = async () => {
    await tidy();
    const still = await server.db
      .select()
      .from(assets)
      .where(inArray(assets.id, Object.values(owned)));
    const bytes = await Promise.all(
      rows.map(async (row) => ((await server.deps.files.read(row.hash)) ? row.ownerKind : null)),
    );
    return [still.map(({ ownerKind }) => ownerKind).sort(), bytes.filter((kind) => kind !== null).sort()];
  };
  const every = Object.keys(owned).sort();
  server.clock.pass(2 * day);
  expect(await left()).toEqual([every, every]);

  const [postRow] = rows.filter(({ ownerKind }) => ownerKind === 'post');
  const postId = postRow?.ownerId ?? '';
  await server.db.update(people).set({ avatarAssetId: null });
  await server.db.update(people).set({ erasedAt: server.clock.now() }).where(eq(people.id, 'careful'));
  await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
  await server.db.delete(folderItems);
  await server.db.update(meetings).set({ imageAssetId: null, deletedAt: server.clock.now() });
  await server.db.update(communities).set({ deletedAt: server.clock.now() }).where(eq(communities.id, 'closed'));
  await seedFile(server, { ownerKind: 'postImage', ownerId: postId });
  await sendProof();
  expect(await left()).toEqual([
    ['comment', 'post'],
    ['comment', 'post'],
  ]);

  // A deleted post can be restored; an erased one not.
  await server.call('member', contract.posts.delete, { params: { id: postId } });
  expect(await left()).toEqual([
    ['comment', 'post'],
    ['comment', 'post'],
  ]);
  await server.db.delete(posts).where(eq(posts.id, postId));
  expect(await left()).toEqual([[], []]);
});

test('the same bytes stay, with the sizes made of them, as long as one file is left of them, and what is new is left alone', async () => {
  const postId = await writePost(server, 'member', 'open');
  const [one, other, fresh] = [
    await seedFile(server, { ownerKind: 'post', ownerId: postId }),
    await seedFile(server, { ownerKind: 'post', ownerId: 'nowhere' }),
    await seedFile(server, { ownerKind: 'post', ownerId: 'nowhere' }),
  ];
  const [row] = await server.db.select().from(assets).where(eq(assets.id, one));
  const hash = row?.hash ?? '';
  const longAgo = new Date(server.clock.now().getTime() - 2 * day);
  await server.db.update(assets).set({ hash, createdAt: longAgo }).where(eq(assets.id, other));
  await tidy();
  const left = await server.db
    .select()
    .from(assets)
    .where(inArray(assets.id, [one, other, fresh]));
  expect(left.map(({ id }) => id).sort()).toEqual([one, fresh].sort());
  const reader = await readerOf(server, await server.tokenOf('admin'));
  expect((await reader.byAddress(one, {}, 96)).status).toBe(200);
  const storedFiles = async () => [
    await server.deps.files.read(hash),
    await server.deps.files.readDerived(hash, '96w'),
  ];
  await tidy();
  expect(await storedFiles()).not.toContain(null);
  await server.db.delete(assets).where(eq(assets.id, one));
  await tidy();
  expect(await storedFiles()).toEqual([null, null]);
});
