import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeOrders } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { order, saveOrder } = contract.home;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addCrowd(server, ['arranges', 'looks-on']);
});
afterAll(() => server.close());

const orderOf = async (who: string) => (await server.call(who, order, {})).body.sections;
const save = async (who: string, sections: string[]) =>
  (await server.call(who, saveOrder, { body: { sections } })).status;

test('the last order counts, for whoever put it so alone; none takes it back and keeps nothing', async () => {
  expect(await orderOf('arranges')).toEqual([]);
  expect(await save('arranges', ['news.latestNews', 'cpd.progress'])).toBe(200);
  expect(await save('arranges', ['cpd.progress', 'news.latestNews'])).toBe(200);
  expect([await orderOf('arranges'), await orderOf('looks-on')]).toEqual([['cpd.progress', 'news.latestNews'], []]);
  expect(await save('arranges', [])).toBe(200);
  expect(await orderOf('arranges')).toEqual([]);
  expect(await server.db.select().from(homeOrders).where(eq(homeOrders.personId, 'arranges'))).toEqual([]);
});

test('no more is kept than a portal has sections, each with a name that is not too long', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `feature.section${at}`);
  expect([await save('looks-on', names(60)), await save('looks-on', names(61))]).toEqual([200, 400]);
  expect(await save('looks-on', ['x'.repeat(65)])).toBe(400);
});
