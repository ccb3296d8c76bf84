import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { postcodes } from '../db/schema/index.ts';
import { testWithServer } from '../testing/server-test.ts';
import type { TestServer } from '../testing/test-server.ts';
import { run } from './postcodes.ts';

const test = testWithServer({ isFresh: true });

const known = (server: TestServer) => server.db.select().from(postcodes).orderBy(asc(postcodes.postCode));

test('postcodes of a file take the place of all that were known', async ({ server }) => {
  await run(server.db, 'postcode,lat,long\n3056,-37.77,144.96\n3057,-37.77,144.98\n');
  expect(await run(server.db, 'postcode,lat,long\n3056,-37.76,144.95\n6725,-17.96,122.24\n')).toBe(
    '2 postcodes have a place now, in place of 2.\n',
  );
  expect(await known(server)).toEqual([
    { postCode: '3056', latitude: -37.76, longitude: 144.95 },
    { postCode: '6725', latitude: -17.96, longitude: 122.24 },
  ]);
});

test('a file that cannot be used is refused in a sentence, and changes nothing', async ({ server }) => {
  const before = await known(server);
  for (const text of ['', 'postcode,lat,long\n3056,-37.77,144.96\n3057,-370,144.98\n'])
    await expect(run(server.db, text)).rejects.toThrow(/Usage: pnpm portal postcodes/);
  expect(await known(server)).toEqual(before);
});
