import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personPreferences, personSegments } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { preferences } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const add = (who: string, id: string) => server.call(who, preferences.add, { params: { id } });
const remove = (who: string, id: string) => server.call(who, preferences.remove, { params: { id } });
const heard = async (who: string) =>
  (await server.call(who, preferences.myCommunication)).body.segments.map(({ segmentId }) => segmentId);

test('everything that can be chosen is a map of id to name [SVC-081, SVC-097, SVC-098]', async () => {
  const { body } = await server.call('member', preferences.allCommunication);
  expect(body).toEqual({
    data: { offers: 'Offers', news: 'Newsletter' },
    segments: [
      { segmentId: 'offers', segmentName: 'Offers' },
      { segmentId: 'news', segmentName: 'Newsletter' },
    ],
  });
  expect((await server.call('member', preferences.allInterests)).body.data).toEqual({ open: 'The open interest' });
});

test('what one adds is in one’s own list, once, until one takes it out [SVC-082, SVC-093, SVC-095, SVC-096]', async () => {
  await Promise.all([add('member', 'news'), add('member', 'news')]);
  await add('member', 'offers');
  expect(await heard('member')).toEqual(['offers', 'news']);
  expect(await heard('other')).toEqual([]);
  await remove('other', 'news');
  expect(await heard('member')).toEqual(['offers', 'news']);
  await remove('member', 'news');
  expect((await remove('member', 'news')).status).toBe(200);
  expect(await heard('member')).toEqual(['offers']);
});

test('interests are apart from what one hears of [SVC-094]', async () => {
  await add('editor', 'open');
  expect((await server.call('editor', preferences.myInterests)).body.segments).toEqual([
    { segmentId: 'open', segmentName: 'The open interest' },
  ]);
  expect(await heard('editor')).toEqual([]);
});

test('nobody gives themselves what the organisation keeps, nor a segment that opens communities', async () => {
  const before = await server.db.select().from(personSegments);
  for (const id of ['hands', 'ndis', 'north', 'nothing']) expect((await add('outsider', id)).status).toBe(404);
  expect(await server.db.select().from(personSegments)).toEqual(before);
});

test('areas of practice and funding schemes are those that the organisation keeps [SVC-059, SVC-060]', async () => {
  const addedAt = server.clock.now();
  await server.db.insert(personPreferences).values([
    { personId: 'moderator', itemId: 'hands', addedAt },
    { personId: 'moderator', itemId: 'ndis', addedAt },
  ]);
  const segmentsOf = (segmentType: string) => server.call('moderator', preferences.kept, { params: { segmentType } });
  expect((await segmentsOf('areaofpractices')).body.segments).toEqual([{ segmentId: 'hands', segmentName: 'Hands' }]);
  expect((await segmentsOf('fundingscheme')).body.segments).toEqual([{ segmentId: 'ndis', segmentName: 'NDIS' }]);
  expect((await segmentsOf('north')).status).toBe(404);
});

test('the links lead where the organisation says [SVC-057, SVC-099, PLT-665]', async () => {
  expect((await server.call('member', preferences.centreLink)).body).toEqual({
    url: 'https://www.ota.example/preferences',
  });
  expect((await server.call('member', preferences.updateDetailsLink)).body).toEqual({
    url: 'https://www.ota.example/find-an-ot/update',
  });
});
