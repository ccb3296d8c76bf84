import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faqs } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { list, all, add, edit, remove, restore } = contract.faq;
const entry = { name: 'When is the office open?', description: '<p>From nine to five.</p>' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(61_000);
  await server.db.delete(faqs);
});

const read = async () => (await server.call('member', list, {})).body.faQs.map(({ name }) => name);
async function added(...names: string[]) {
  const body = { faQs: names.map((name) => ({ ...entry, name })) };
  return (await server.call('manager', add, { body })).body.faQs;
}

test('questions are added together, below those that there are, without what is no text [COM-471]', async () => {
  await added('One?', 'Two?');
  const body = { faQs: [{ name: ' Three? ', description: '<p onclick="x()">Yes.<script>x()</script></p>' }] };
  const reply = await server.call('manager', add, { body });
  expect(reply.body.faQs).toMatchObject([
    { name: 'Three?', description: '<p>Yes.</p>', isDeleted: false, createdByUserId: 'manager', updatedAt: null },
  ]);
  expect(await read()).toEqual(['One?', 'Two?', 'Three?']);
});

test('those who add at once stand one below the other', async () => {
  await Promise.all([added('One?', 'Two?'), added('Three?', 'Four?')]);
  const found = await read();
  expect(found.toSorted()).toEqual(['Four?', 'One?', 'Three?', 'Two?']);
  expect([found.indexOf('Two?') - found.indexOf('One?'), found.indexOf('Four?') - found.indexOf('Three?')]).toEqual([
    1, 1,
  ]);
});

test('words are replaced as they were read, and no others that somebody saved meanwhile [COM-472]', async () => {
  const [one] = await added('One?');
  const params = { id: one?.id ?? '' };
  const change = (name: string, updatedAt: string | null) =>
    server.call('manager', edit, { params, body: { ...entry, name, updatedAt } });
  const first = await change('First?', null);
  expect(first.body).toMatchObject({ name: 'First?', updatedByUserId: 'manager', updatedAt: expect.any(String) });
  expect((await change('Late?', null)).body).toMatchObject({ code: 'stale' });
  server.clock.pass(1000);
  expect((await change('Second?', first.body.updatedAt)).status).toBe(200);
  const without = await server.call('manager', edit, { params, body: { ...entry, name: 'As specified?' } });
  expect(without.status).toBe(200);
  expect(await read()).toEqual(['As specified?']);
});

test('a deleted question is kept, is not changed, and stands where it stood once it is restored [COM-469] [COM-470]', async () => {
  const [one, two] = await added('One?', 'Two?');
  const params = { id: one?.id ?? '' };
  expect((await server.call('manager', remove, { params })).status).toBe(200);
  expect((await server.call('manager', remove, { params })).status).toBe(200);
  expect(await read()).toEqual(['Two?']);
  const { body } = await server.call('manager', all, {});
  expect(body.faQs.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
    [one?.id, true],
    [two?.id, false],
  ]);
  expect((await server.call('manager', edit, { params, body: entry })).status).toBe(409);
  await server.call('manager', restore, { params });
  expect(await read()).toEqual(['One?', 'Two?']);
});
