import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { contract } from '@portal/api/contract';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

// Files share what they import: the modules that see the counted check are loaded for this one, and for no other.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  vi.mocked(verify).mockClear();
});
afterEach(() => server.close());

test.each(['member@example.org', 'nobody@example.org'])(
  'a wrong password for %s costs one check of the same strength, whether or not the account exists',
  async (email) => {
    const body = { email, password: 'wrong' };
    expect((await server.call(null, contract.auth.signIn, { body })).status).toBe(401);
    expect(verify).toHaveBeenCalledOnce();
    expect(vi.mocked(verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  },
);
