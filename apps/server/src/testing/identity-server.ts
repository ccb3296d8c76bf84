import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** As the provider tells of somebody. */
export interface Claims {
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface IdentityServer {
  issuer: string;
  /** Whom it knows, by the name that it has for them. */
  people: Map<string, Claims>;
  /** Takes whoever comes from now on for somebody; null: they turn back. */
  takeFor(name: string | null): void;
  /** Goes where a browser is sent, as somebody, or turns back there: the address that it is sent back to. */
  visit(address: string, as: string | null): Promise<URL>;
  close(): Promise<void>;
}

export const testClient = { clientId: 'portal', clientSecret: 'a-secret-of-the-client' };

/** An identity provider in this process, on which one signs in by saying who one is. */
export async function startIdentityServer(redirectUri: string): Promise<IdentityServer> {
  const people = new Map<string, Claims>();
  const visitor: { name: string | null } = { name: null };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider listens on no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const provider = await createProvider(issuer, redirectUri, people);
  const answer = provider.callback();
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    const outcome =
      visitor.name === null ? { error: 'access_denied' } : { login: { accountId: visitor.name, remember: false } };
    await provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void signIn(request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    people,
    takeFor: (name) => void (visitor.name = name),
    async visit(start, as) {
      visitor.name = as;
      return comeBack(start, issuer);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function createProvider(
  issuer: string,
  redirectUri: string,
  people: ReadonlyMap<string, Claims>,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(issuer, {
    clients: [{ client_id: testClient.clientId, client_secret: testClient.clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the provider'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Nobody is asked what the portal may learn of them.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}

/** Follows the provider's own addresses, as a browser with its cookies does. */
async function comeBack(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  for (let steps = 0; steps < 10 && address.origin === issuer; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    address = new URL(next, address);
  }
  return address;
}
