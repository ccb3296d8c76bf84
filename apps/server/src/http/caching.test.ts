import { expect } from 'vitest';
import { bearer } from '../testing/logins.ts';
import { testWithServer } from '../testing/server-test.ts';
import { allEndpoints, nameOf } from './bind.ts';

const origin = 'https://society.example';
const test = testWithServer({ embedOrigins: [origin] });
let token: string;
test.beforeAll(async ({ server }) => {
  token = await server.tokenOf('admin');
});

const reading = allEndpoints().filter(({ method }) => method === 'GET');
const paths = [
  ...reading.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'open')),
  ...['/api/openapi.json', '/api/docs', '/api/dev/outbox', '/api/health', '/health/live', '/health/ready'],
  ...['/api/content/assets/none', '/api/content/assets/none?session=x&exp=1&sig=y', '/api/nothing'],
];

test('no answer is kept by anybody, with or without a login, whatever it says; files alone say otherwise', async ({
  server,
}) => {
  const cacheable = [];
  for (const path of paths) {
    for (const headers of [{}, bearer(token), { ...bearer(token), Origin: origin }]) {
      const answer = await server.fetch(path, { headers });
      if (answer.headers.get('cache-control') !== 'no-store') cacheable.push(`${path} ${answer.status}`);
    }
  }
  expect(cacheable).toEqual([]);
});

test('every answer with data says that it depends on the page that asks', async ({ server }) => {
  const silent = [];
  for (const endpoint of reading) {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'open');
    const answer = await server.fetch(path, { headers: { ...bearer(token), Origin: origin } });
    if (answer.headers.get('vary')?.includes('Origin') !== true) silent.push(nameOf(endpoint));
  }
  expect(silent).toEqual([]);
});
