import { contract } from '@portal/api/contract';
import { testPassword } from './test-people.ts';
import type { TestServer } from './test-server.ts';

const { auth, me } = contract;

export interface Login {
  accessToken: string;
  refreshToken: string;
}

/** The tokens in what a sign-in answers. */
export function loginOf(token: string): Login & { expiresAt: string } {
  return JSON.parse(Buffer.from(token, 'base64').toString());
}

export function bearer(accessToken: string): Record<string, string> {
  return { Authorization: `Bearer ${accessToken}` };
}

/** Signs the test people in and tries what that is worth; the server is the one of the test that runs. */
export function loginsAt(server: () => TestServer, from: Record<string, string> = {}) {
  return {
    async signIn(who = 'member'): Promise<Login> {
      const body = { email: `${who}@example.org`, password: testPassword };
      return loginOf((await server().call(null, auth.signIn, { body }, from)).body.token);
    },
    async asksWith({ accessToken }: Login): Promise<number> {
      return (await server().call(null, me.current, undefined, bearer(accessToken))).status;
    },
    async renews({ refreshToken }: Login): Promise<number> {
      return (await server().call(null, auth.refresh, { body: { refreshToken } })).status;
    },
  };
}
