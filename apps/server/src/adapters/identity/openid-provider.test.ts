import { expect, test } from 'vitest';
import { startIdentityServer, testClient } from '../../testing/identity-server.ts';
import { openIdProvider } from './openid-provider.ts';

const attempt = {
  state: 'state',
  nonce: 'nonce',
  verifier: 'a-verifier-that-is-as-long-as-one-has-to-be-at-least',
  redirectUri: 'https://portal.test/back',
};

test.each(['http://login.example.org', 'ftp://login.example.org', 'login.example.org', ''])(
  'an issuer that is %j is refused when the server starts',
  (issuer) => {
    expect(() => openIdProvider({ issuer, ...testClient })).toThrow('must be an https address');
  },
);

test('a browser is sent with what its answer is known by, and with the hash of the verifier alone', async () => {
  const server = await startIdentityServer(attempt.redirectUri);
  const provider = openIdProvider({ issuer: server.issuer, ...testClient });
  const { origin, searchParams } = new URL(await provider.addressFor(attempt));
  expect(origin).toBe(server.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: testClient.clientId,
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
  });
  expect(searchParams.toString()).not.toContain(attempt.verifier);
  expect(searchParams.toString()).not.toContain(testClient.clientSecret);
  await server.close();
});

test('one that does not answer is a failure of that sign-in', async () => {
  const server = await startIdentityServer(attempt.redirectUri);
  await server.close();
  const provider = openIdProvider({ issuer: server.issuer, ...testClient });
  await expect(provider.addressFor(attempt)).rejects.toThrow();
  await expect(provider.addressFor(attempt)).rejects.toThrow();
});
