import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { postgresUser } from './postgres-user.ts';
import { folderWithinReach, mayEnter } from './within-reach.ts';

const somebody = { uid: 4_000_001, gid: 4_000_001 };

test('a folder closed to others is out of reach, and so is everything below it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-reach-'));
  expect(await mayEnter(join(folder, 'not', 'there', 'yet'), somebody)).toBe(false);
  await chmod(folder, 0o755);
  expect(await mayEnter(join(folder, 'not', 'there', 'yet'), somebody)).toBe(true);
  await rm(folder, { recursive: true });
});

test(
  'the database starts, and starts again, for a checkout in a folder that only its owner may enter',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-closed-'));
    await chmod(folder, 0o700);
    for (const attempt of ['create table kept (word text)', 'select * from kept']) {
      const database = await startEmbedded({ folder: join(folder, 'postgres') });
      const client = new Client({ connectionString: database.url });
      await client.connect();
      await expect(client.query(attempt)).resolves.toBeDefined();
      await client.end();
      await database.stop();
    }
    await rm(await folderWithinReach(join(folder, 'postgres'), await postgresUser()), { recursive: true });
    await rm(folder, { recursive: true });
  },
);
