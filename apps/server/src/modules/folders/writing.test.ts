import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activities, assets, communities, folders } from '../../db/schema/index.ts';
import { readerOf } from '../../testing/files.ts';
import { textFile } from '../../testing/test-content.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(folders));

const calls = contract.folders;
const params = { id: 'closed' };
const names = { name: 'Films', description: 'Six of them.' };

const create = (who: TestPersonName, Name: string, Order = 1) =>
  server.call(who, calls.create, { params, body: { Name, Description: '', Order } });
const listed = async () =>
  (await server.call('member', calls.list, { params })).body.folders.map(({ name, order }) => [name, order]);
const inside = async (folderId: string) =>
  (await server.call('member', calls.assets, { params: { ...params, folderId } })).body.assets;
const add = (who: TestPersonName, folderId: string, body: { file?: File; link?: string; name?: string }) =>
  server.call(who, calls.addAsset, { params: { ...params, folderId }, body: { ...names, ...body } });

test('who holds assetsAll makes, names, moves and deletes folders: a new one stands first [COM-348] [COM-352] [COM-355] [COM-510]', async () => {
  for (const name of ['Third', 'Second', 'First']) expect((await create('editor', name)).body.order).toBe(1);
  expect(await listed()).toEqual([
    ['First', 1],
    ['Second', 2],
    ['Third', 3],
  ]);
  const [first, second] = (await server.call('member', calls.list, { params })).body.folders;
  const folderId = second?.id ?? '';
  const edited = await server.call('editor', calls.edit, { params: { ...params, folderId }, body: names });
  expect(edited.body).toMatchObject({ ...names, order: 2, assetsCount: 0 });
  const move = (id: string, newOrder: number) =>
    server.call('editor', calls.reorder, { params, body: { id, newOrder } });
  expect((await move(first?.id ?? '', 3)).status).toBe(200);
  expect(await listed()).toEqual([
    ['Films', 1],
    ['Third', 2],
    ['First', 3],
  ]);
  expect((await move('nowhere', 1)).status).toBe(404);
  expect((await create('member', 'Mine')).status).toBe(403);
});

test('a new folder is named by capitalised keys, and by others from then on [COM-847]', async () => {
  const lowerCase = { name: 'Films', description: '', order: 1 };
  const answer = await server.call('editor', calls.create, { params, body: lowerCase as never });
  expect([answer.status, answer.body]).toMatchObject([400, { field: 'body.Name' }]);
  const folderId = (await create('editor', 'Films')).body.id;
  const edit = (body: object) =>
    server.call('editor', calls.edit, { params: { ...params, folderId }, body: body as never });
  expect((await edit({ Name: 'Short films', Description: '' })).status).toBe(400);
  expect((await edit(names)).body).toMatchObject(names);
});

test('folders that are made and moved at once keep an order without doubles', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => create('moderator', name)));
  const places = (await listed()).map(([, order]) => order);
  expect(places).toEqual([1, 2, 3, 4, 5]);
  const positions = await server.db.select({ position: folders.position }).from(folders);
  expect(new Set(positions.map(({ position }) => position)).size).toBe(5);
});

test('a file and a link are added, named otherwise, moved and deleted, by a workspace owner too [COM-499] [COM-500] [COM-511]', async () => {
  const folderId = await seedFolder(server, 'closed');
  const file = (await add('owner', folderId, { file: textFile('films.txt') })).body;
  expect(file).toMatchObject({ ...names, type: 'file', fileName: 'films.txt' });
  const link = (await add('owner', folderId, { link: 'https://example.org/films' })).body;
  expect(link).toMatchObject({ type: 'link', path: 'https://example.org/films', fileName: null });
  expect((await inside(folderId)).map(({ id }) => id)).toEqual([file.id, link.id]);

  const at = { params: { ...params, folderId } };
  await server.call('owner', calls.reorderAssets, { ...at, body: { id: link.id, newOrder: 1 } });
  expect((await inside(folderId)).map(({ id }) => id)).toEqual([link.id, file.id]);
  const edit = (assetId: string, where = folderId) =>
    server.call('owner', calls.editAsset, {
      params: { ...params, folderId: where, assetId },
      body: { name: 'Short films', description: '' },
    });
  expect((await edit(link.id)).body).toMatchObject({ name: 'Short films', description: '' });
  expect((await edit(link.id, await seedFolder(server, 'closed'))).status).toBe(404);
  const remove = (id: string) => server.call('owner', calls.removeAsset, { ...at, query: { id } });
  expect((await remove(file.id)).status).toBe(200);
  expect((await remove(file.id)).status).toBe(404);
  expect((await inside(folderId)).map(({ id }) => id)).toEqual([link.id]);
  expect(await server.db.select().from(assets).where(eq(assets.ownerId, folderId))).toEqual([]);
});

test('a folder goes with its files, and their addresses lead nowhere [COM-356]', async () => {
  const folderId = await seedFolder(server, 'closed', ['gone-with-folder']);
  const member = await readerOf(server, await server.tokenOf('member'));
  expect((await member.byAddress('gone-with-folder')).status).toBe(200);
  const answer = await server.call('moderator', calls.remove, { params: { ...params, folderId } });
  expect(answer.status).toBe(200);
  expect((await member.byAddress('gone-with-folder')).status).toBe(404);
  expect(await server.db.select().from(assets).where(eq(assets.id, 'gone-with-folder'))).toEqual([]);
});

const mp4 = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypmp42'), 0, 0, 0, 0, ...Buffer.from('mp42isom')]);
const cfb = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);

test.each<[string, () => File, number, string | undefined]>([
  ['a film', () => new File([mp4], 'film.mp4'), 200, undefined],
  ['an old document', () => new File([cfb], 'minutes.doc'), 200, undefined],
  ['an old sheet', () => new File([cfb], 'budget.xls'), 200, undefined],
  ['exactly 5 MB', () => new File(['a'.repeat(5_242_880)], 'a.txt'), 200, undefined],
  ['a byte more', () => new File(['a'.repeat(5_242_881)], 'a.txt'), 413, 'Maximum allowed file size is 5Mb'],
  [
    'a script',
    () => new File(['<svg/>'], 'a.svg'),
    415,
    'Allowed only: pdf, doc, docx, xlsx, xls, txt, mp4, png, jpeg, jpg, pptx, ppt file types',
  ],
  ['a page that calls itself a film', () => textFile('film.mp4'), 415, undefined],
])('%s: the server looks at size, name and content [COM-587] [COM-588] [COM-589]', async (_, file, status, words) => {
  const folderId = await seedFolder(server, 'closed');
  const answer = await add('moderator', folderId, { file: file() });
  expect(answer.status).toBe(status);
  if (words !== undefined) expect(answer.body).toMatchObject({ message: words });
});

test('the members are told of what is new, and whoever added it is not; once it is deleted, nobody is [HOM-084]', async () => {
  await server.db.delete(activities);
  const folderId = await seedFolder(server, 'closed');
  const { body } = await add('moderator', folderId, { link: 'https://example.org/films' });
  const notificationsOf = async (who: TestPersonName) => {
    const { notifications } = (await server.call(who, contract.notifications.list, { query: {} })).body;
    return notifications.map(({ activityType, asset }) => [activityType, asset?.name, asset?.type]);
  };
  expect(await notificationsOf('member')).toEqual([[12, 'Films', 'link']]);
  expect(await notificationsOf('moderator')).toEqual([]);
  expect(await notificationsOf('outsider')).toEqual([]);
  expect(await notificationsOf('blocked')).toEqual([]);
  await server.call('moderator', calls.removeAsset, { params: { ...params, folderId }, query: { id: body.id } });
  expect(await notificationsOf('member')).toEqual([]);
});

test('what could not be added is told to nobody', async () => {
  await server.db.delete(activities);
  const answer = await add('moderator', 'nowhere', { link: 'https://example.org/films' });
  expect(answer.status).toBe(404);
  expect(await server.db.select().from(activities)).toEqual([]);
});

test('an archived community keeps its folders as they are', async () => {
  const folderId = await seedFolder(server, 'archived');
  expect(
    (await server.db.select().from(communities).where(eq(communities.id, 'archived')))[0]?.archivedAt,
  ).toBeTruthy();
  const answer = await server.call('admin', calls.remove, { params: { id: 'archived', folderId } });
  expect(answer.status).toBe(409);
});
