import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisations } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, people } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.insert(organisations).values([
    { id: 'river', name: 'Rivermouth Health' },
    { id: 'cafe', name: 'Café Therapy 100%' },
    { id: 'neuro', name: 'Stepping Stone Neuro' },
  ]);
});
afterAll(() => server.close());

const workplace = async (who = 'member') => (await server.call(who, account.workplace)).body;
const save = (body: object) => server.call('member', account.saveWorkplace, { body: body as never });
const found = async (query: string) => {
  const { body } = await server.call('member', account.organisationNames, { query: { query } });
  return body.organisations.map(({ id }) => id);
};

test('where somebody works is read and saved by them alone, under the name that the organisation has [PLT-600] [PLT-603] [SVC-061] [SVC-063]', async () => {
  expect([account.saveWorkplace.method, account.saveWorkplace.path]).toEqual(['PUT', '/api/user/organisation']);
  expect(await workplace()).toEqual({ organisation: null, role: '', startDate: null });
  const input = { organisation: { id: 'neuro', name: 'Another name' }, role: 'Therapist', startDate: '2019-02-01' };
  expect((await save(input)).body).toEqual({ success: true, message: '' });
  const organisation = { id: 'neuro', name: 'Stepping Stone Neuro' };
  expect(await workplace()).toEqual({ ...input, organisation });
  expect(await workplace('other')).toMatchObject({ organisation: null });
  const shown = await server.call('admin', people.byId, { params: { id: 'member' } });
  expect(shown.body.organisationName).toBe('Stepping Stone Neuro');
  expect((await save({ organisation: { id: 'river' }, role: 'Therapist', startDate: null })).status).toBe(200);
  expect((await workplace()).startDate).toBeNull();
});

test.each([
  ['an organisation that there is not', { organisation: { id: 'made-up' }, role: 'Therapist' }, 'body.organisation'],
  ['no role', { organisation: { id: 'river' }, role: '' }, 'body.role'],
  ['a start that is no day', { organisation: { id: 'river' }, role: 'Therapist', startDate: 'soon' }, 'body.startDate'],
])('%s is refused by name', async (_, body, field) => {
  const refused = await save(body);
  expect([refused.status, refused.body.field]).toEqual([400, field]);
});

test('organisations are found by a part of their name, whatever its case and accents, in their order', async () => {
  expect(await found('')).toEqual(['cafe', 'river', 'neuro']);
  expect(await found('CAFE')).toEqual(['cafe']);
  expect(await found('e')).toEqual(['cafe', 'river', 'neuro']);
  expect(await found('100%')).toEqual(['cafe']);
  expect(await found('%')).toEqual(['cafe']);
  expect(await found('nobody')).toEqual([]);
});
