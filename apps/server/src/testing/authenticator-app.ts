import { contract } from '@portal/api/contract';
import { codeOfAppAt } from './code-of-app.ts';
import { bearer } from './logins.ts';
import { testPassword, type TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

const { begin, confirm } = contract.authenticator;

/** What the app shows that was given a secret. */
export function codeOfApp({ clock }: Pick<TestServer, 'clock'>, secret: string): string {
  return codeOfAppAt(secret, clock.now());
}

/** Adds an app for somebody, in a session of theirs: its secret, and the recovery codes that were made with it. */
export async function addApp(server: TestServer, person: TestPersonName) {
  const session = bearer(await server.tokenOf(person));
  const begun = await server.call(null, begin, { body: { currentPassword: testPassword } }, session);
  const { secret } = begun.body;
  const { body } = await server.call(null, confirm, { body: { code: codeOfApp(server, secret) } }, session);
  return { secret, recoveryCodes: body.recoveryCodes };
}
