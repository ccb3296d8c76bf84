import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets, events } from '../../db/schema/index.ts';
import { readerOf } from '../../testing/files.ts';
import { textFile } from '../../testing/test-content.ts';
import { draftOf, publishedBy } from '../../testing/test-events.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { forgetUnownedFiles } from '../files/index.ts';

const { desk, events: memberCalls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const picture = (name: string) => new File([tinyPicture(name)], name, { type: 'image/png' });
type Body = Record<string, unknown>;
const save = (id: string, body: { revision: number } & Record<string, unknown>, who = 'admin') =>
  server.call(who, desk.saveFiles, { params: { id }, body });
const saved = async (id: string, revision: number, body: Body) => {
  const { status, body: reply } = await save(id, { revision, ...body });
  expect(status).toBe(200);
  return reply;
};
const idOf = (url: string | null) => /assets\/([^?]+)/.exec(url ?? '')?.[1] ?? '';
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('picture and documents are checked, drawn anew, named, put in order and taken out, and members see them', async () => {
  const id = await publishedBy(server);
  const first = await saved(id, 1, { imageFile: picture('cover.png'), files: [textFile('a.txt'), textFile('b.txt')] });
  expect([namesOf(first.documents), first.revision]).toEqual([['a.txt', 'b.txt'], 2]);
  const on = { params: { id } };
  const { body: event } = await server.call('member', memberCalls.byId, on);
  expect(idOf(event.featureImg)).toBe(idOf(first.image));
  const { body: list } = await server.call('member', memberCalls.getList, { body: {} });
  expect(idOf(list.events.find((one) => one.id === id)?.listingImg ?? null)).toBe(idOf(first.image));
  const [stored] = await server.db
    .select()
    .from(assets)
    .where(eq(assets.id, idOf(first.image)));
  // What stood behind the end of the picture is gone.
  expect(Buffer.from((await server.deps.files.read(stored?.hash ?? '')) ?? []).includes('cover.png')).toBe(false);

  const [a, b] = first.documents;
  const order = { keptIds: [b?.id ?? '', a?.id ?? ''], names: ['Programme', 'a.txt'] };
  const second = await saved(id, 2, { ...order, files: [textFile('c.txt')] });
  expect(namesOf(second.documents)).toEqual(['Programme', 'a.txt', 'c.txt']);
  expect(namesOf((await server.call('member', memberCalls.attachments, on)).body.docs)).toEqual(
    namesOf(second.documents),
  );
  const same = { keptIds: second.documents.map((one) => one.id), names: namesOf(second.documents) };
  expect((await saved(id, 3, same)).revision).toBe(3);
  const third = await saved(id, 3, { keptIds: order.keptIds.slice(1), names: ['a.txt'], isImageRemoved: true });
  expect([namesOf(third.documents), third.image]).toEqual([['a.txt'], null]);
  const { body: history } = await server.call('admin', desk.history, on);
  expect(history.changes[0]?.changes).toEqual([
    { field: 'documents', before: ['Programme', 'a.txt', 'c.txt'], after: ['a.txt'] },
    { field: 'image', before: 'cover.png', after: null },
  ]);
});

test('files of a draft are read by those who look after events alone, and what is taken out by nobody', async () => {
  const id = await draftOf(server);
  const { image, documents } = await saved(id, 0, { imageFile: picture('x.png'), files: [textFile('a.txt')] });
  const ids = [idOf(image), idOf(documents[0]?.url ?? null)];
  const readBy = async (who: string) => {
    const reader = await readerOf(server, await server.tokenOf(who));
    const answers = await Promise.all(ids.flatMap((one) => [reader.byAddress(one), reader.byToken(one)]));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect([await readBy('manager'), await readBy('member')]).toEqual([[200], [404]]);
  await server.call('admin', desk.publish, { params: { id }, body: { revision: 1 } });
  expect(await readBy('member')).toEqual([200]);
  await saved(id, 2, { isImageRemoved: true });
  expect([await readBy('manager'), await readBy('member')]).toEqual([[404], [404]]);
});

test('whoever has not read the newest state, is no picture, is too many or is of another event changes nothing', async () => {
  const id = await draftOf(server);
  const other = await draftOf(server);
  const foreign = await saved(other, 0, { files: [textFile('theirs.txt')] });
  const refused = async (body: Parameters<typeof save>[1]) => {
    const { body: reply } = await save(id, body);
    return [reply.code, reply.field];
  };
  expect(await refused({ revision: 7, files: [textFile('a.txt')] })).toEqual(['stale', undefined]);
  expect(await refused({ revision: 0, imageFile: textFile('a.png') })).toEqual(['unsupported_file', 'body.imageFile']);
  expect(await refused({ revision: 0, files: [picture('a.pdf')] })).toEqual(['unsupported_file', 'body.files']);
  const [stolen] = foreign.documents;
  expect(await refused({ revision: 0, keptIds: [stolen?.id ?? ''], names: ['Mine'] })).toEqual([
    'invalid_input',
    'body.keptIds',
  ]);
  const many = Array.from({ length: limits.event.files }, (_, at) => textFile(`${at}.txt`));
  const full = await saved(id, 0, { files: many });
  const keptIds = full.documents.map((one) => one.id);
  expect(await refused({ revision: 1, keptIds, names: namesOf(full.documents), files: [textFile('y.txt')] })).toEqual([
    'invalid_input',
    'body.files',
  ]);
  expect((await save(id, { revision: 1, files: [] }, 'member')).status).toBe(403);
  const { body } = await server.call('admin', desk.files, { params: { id } });
  expect([body.documents.length, body.revision]).toEqual([limits.event.files, 1]);
});

test('a picture that was replaced and a document that was taken out go after a day, others stay', async () => {
  const id = await draftOf(server);
  const before = await saved(id, 0, { imageFile: picture('old.png'), files: [textFile('1.txt'), textFile('2.txt')] });
  const [, second] = before.documents;
  await saved(id, 1, { imageFile: picture('new.png'), keptIds: [second?.id ?? ''], names: ['2.txt'] });
  server.clock.pass(2 * 86_400_000);
  await forgetUnownedFiles(server.deps, server.clock.now());
  const left = await server.db.select().from(assets).where(eq(assets.ownerId, id));
  expect(new Set(namesOf(left))).toEqual(new Set(['new.png', '2.txt']));
  const [event] = await server.db.select().from(events).where(eq(events.id, id));
  expect(left.some((one) => one.id === event?.imageAssetId)).toBe(true);
});

test('links are kept in their order with their names, lead safely away, and are read by whoever may see the event', async () => {
  const id = await publishedBy(server);
  const on = { params: { id } };
  const [map, talk] = ['https://example.org/map', 'https://example.org/talk?part=1'];
  const first = await saved(id, 1, { files: [textFile('a.txt')], linkNames: ['Map', 'Talk'], linkUrls: [map, talk] });
  expect(first.links).toMatchObject([
    { name: 'Map', url: map },
    { name: 'Talk', url: talk },
  ]);
  const { body } = await server.call('member', memberCalls.attachments, on);
  expect([namesOf(body.docs), body.links.map(({ url }) => url)]).toEqual([['a.txt'], [map, talk]]);
  const documents = { keptIds: first.documents.map((one) => one.id), names: namesOf(first.documents) };
  const same = { ...documents, linkNames: ['Map', 'Talk'], linkUrls: [map, talk] };
  expect((await saved(id, 2, same)).revision).toBe(2);
  for (const url of ['http://example.org', 'javascript:alert(1)', 'https://bank.example@evil.example/'])
    expect((await save(id, { revision: 2, ...documents, linkNames: ['Map'], linkUrls: [url] })).body).toMatchObject({
      code: 'invalid_input',
      field: 'body.linkUrls',
    });
  const nameless = await save(id, { revision: 2, ...documents, linkUrls: [map] });
  expect([nameless.status, nameless.body.field]).toEqual([400, 'body.linkNames']);
  const many = Array.from({ length: limits.event.furtherLinks + 1 }, () => map);
  expect((await save(id, { revision: 2, ...documents, linkNames: many, linkUrls: many })).status).toBe(400);
  const second = await saved(id, 2, { ...documents, linkNames: ['Talk'], linkUrls: [talk] });
  expect([namesOf(second.links), namesOf(second.documents)]).toEqual([['Talk'], ['a.txt']]);
  const { body: history } = await server.call('admin', desk.history, on);
  expect(history.changes[0]?.changes).toEqual([{ field: 'links', before: ['Map', 'Talk'], after: ['Talk'] }]);
  expect((await saved(id, 3, documents)).links).toEqual([]);
});
