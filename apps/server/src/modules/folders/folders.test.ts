import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { faqs, folderItems, folders } from '../../db/schema/index.ts';
import { readerOf } from '../../testing/files.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import { testWithServer } from '../../testing/server-test.ts';

const test = testWithServer();

test('a folder is opened in its own community alone, and what is in it stands in its order', async ({ server }) => {
  const folderId = await seedFolder(server, 'closed', ['second', 'third']);
  const createdAt = server.clock.now();
  const link = { id: 'first', folderId, name: 'Films', url: 'https://example.org/films', position: -1, createdAt };
  await server.db.insert(folderItems).values(link);
  const empty = await seedFolder(server, 'closed');
  await server.db.update(folders).set({ position: 1 }).where(eq(folders.id, empty));
  const { folders: listed } = (await server.call('member', contract.folders.list, { params: { id: 'closed' } })).body;
  expect(listed.map(({ id, order, assetsCount }) => [id, order, assetsCount])).toEqual([
    [folderId, 1, 3],
    [empty, 2, 0],
  ]);
  const open = (id: string, folder: string) =>
    server.call('member', contract.folders.assets, { params: { id, folderId: folder } });
  expect((await open('closed', folderId)).body.assets.map(({ id, type, fileName }) => [id, type, fileName])).toEqual([
    ['first', 'link', null],
    ['second', 'file', 'file.png'],
    ['third', 'file', 'file.png'],
  ]);
  expect((await open('closed', empty)).body.assets).toEqual([]);
  expect((await open('open', folderId)).status).toBe(404);
});

test('a file of a folder is read by whoever may read the community, as long as it is in the folder', async ({
  server,
}) => {
  await seedFolder(server, 'closed', ['minutes']);
  const [member, outsider] = [
    await readerOf(server, await server.tokenOf('member')),
    await readerOf(server, await server.tokenOf('outsider')),
  ];
  expect([(await member.byAddress('minutes')).status, (await member.byToken('minutes')).status]).toEqual([200, 200]);
  expect([(await outsider.byAddress('minutes')).status, (await outsider.byToken('minutes')).status]).toEqual([
    403, 403,
  ]);
  await server.db.delete(folderItems).where(eq(folderItems.id, 'minutes'));
  expect((await member.byToken('minutes')).status).toBe(404);
});

test('frequently asked questions stand in their order, without those that were taken back', async ({ server }) => {
  const createdAt = server.clock.now();
  const entry = { question: 'Why?', answerHtml: '<p>Because.</p>', createdAt };
  await server.db.insert(faqs).values([
    { ...entry, id: 'later', position: 2 },
    { ...entry, id: 'gone', position: 1, deletedAt: createdAt },
    { ...entry, id: 'sooner', position: 0, updatedAt: createdAt, updatedBy: 'admin' },
  ]);
  const { faQs } = (await server.call('member', contract.faq.list)).body;
  expect(faQs.map(({ id, updatedByUserId }) => [id, updatedByUserId])).toEqual([
    ['sooner', 'admin'],
    ['later', null],
  ]);
});
