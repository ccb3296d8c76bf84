import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from './db/schema/index.ts';
import { createAdministrator } from './modules/auth/index.ts';
import { bearer, loginOf } from './testing/logins.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const { auth, me } = contract;
const command = fileURLToPath(new URL('command.ts', import.meta.url));
const helen = { email: 'Helen@example.org', firstName: 'Helen', lastName: 'Brooks' };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startTestServer();
  return () => server.close();
});

const create = async (who = helen) =>
  new URL(await createAdministrator(server.db, who, 'https://portal.test', server.clock.now()));

describe('an administrator made by whoever runs the server', () => {
  test('has no password until they choose one by their link, and then signs in as administrator', async () => {
    const { origin, pathname, searchParams } = await create();
    expect(origin + pathname).toBe('https://portal.test/account/reset-password');
    const link = { token: searchParams.get('token') ?? '', userId: searchParams.get('userId') ?? '' };
    const password = 'Quiet-harbour-42';
    await server.call(null, auth.resetPassword, { body: { ...link, password } });
    const { body } = await server.call(null, auth.signIn, { body: { email: 'helen@example.org', password } });
    const rights = await server.call(null, me.permissions, undefined, bearer(loginOf(body.token).accessToken));
    expect(rights.body.canAccessAdmin).toBe(true);
    const kinds = await server.db.select({ kind: auditEvents.kind }).from(auditEvents).orderBy(auditEvents.id);
    expect(kinds[0]).toEqual({ kind: 'administratorCreated' });
  });

  test('is not made twice: there is another link', async () => {
    const [first, second] = [await create(), await create({ ...helen, email: 'helen@EXAMPLE.org' })];
    expect(second.searchParams.get('userId')).toBe(first.searchParams.get('userId'));
    expect(second.searchParams.get('token')).not.toBe(first.searchParams.get('token'));
  });

  test('is none of those who have an account without being administrator', async () => {
    await expect(create({ ...helen, email: 'member@example.org' })).rejects.toThrow('has an account already');
  });
});

test('`pnpm portal` says in one sentence what it lacks', async () => {
  const run = promisify(execFile)(process.execPath, ['--conditions=portal-source', command, 'create-administrator'], {
    env: { PATH: process.env['PATH'] ?? '', PORTAL_DATA: folder, VITE_APP_PROJECT_NAME: 'ota' },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: pnpm portal .*\n$/) });
});
