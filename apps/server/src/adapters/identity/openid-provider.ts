import type { IdentityProviderSettings } from '@portal/kit/access';
import * as client from 'openid-client';
import { StartProblem } from '../../start-problem.ts';
import type { Identity, IdentityAttempt, IdentityProvider } from './identity-provider.ts';

const timeoutSeconds = 5;
const scope = 'openid profile email';
/** Its addresses are read anew after so long. */
const freshMs = 3_600_000;

interface OpenIdSettings extends Pick<IdentityProviderSettings, 'issuer' | 'clientId'> {
  clientSecret: string;
}

/** A provider that speaks OpenID Connect. It is found by its issuer, which is configuration: no request chooses whom we ask. */
export function openIdProvider(settings: OpenIdSettings): IdentityProvider {
  const issuer = readIssuer(settings.issuer);
  let found: { config: Promise<client.Configuration>; at: number } | null = null;

  function configuration(): Promise<client.Configuration> {
    if (found !== null && performance.now() - found.at < freshMs) return found.config;
    const config = discover(issuer, settings);
    const entry = { config, at: performance.now() };
    found = entry;
    // What failed is asked again the next time.
    config.catch(() => {
      if (found === entry) found = null;
    });
    return config;
  }

  return {
    async addressFor({ state, nonce, verifier, redirectUri }) {
      const address = client.buildAuthorizationUrl(await configuration(), {
        scope,
        state,
        nonce,
        redirect_uri: redirectUri,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    identityIn: async (query, attempt) => readIdentity(await configuration(), query, attempt),
  };
}

/** By https, or on this machine, for tests. */
function readIssuer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !(url.protocol === 'https:' || isHere(url)))
    throw new StartProblem(`The issuer of the identity provider must be an https address, not '${text}'.`);
  return url;
}

function isHere({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
}

function discover(issuer: URL, { clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  return client.discovery(issuer, clientId, clientSecret, client.ClientSecretBasic(clientSecret), {
    timeout: timeoutSeconds,
    // The token's signature is checked although it comes from the provider itself.
    execute: [client.enableNonRepudiationChecks, ...(isHere(issuer) ? [client.allowInsecureRequests] : [])],
  });
}

async function readIdentity(
  config: client.Configuration,
  query: string,
  { state, nonce, verifier, redirectUri }: IdentityAttempt,
): Promise<Identity> {
  const address = new URL(redirectUri);
  address.search = query;
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (token === undefined) throw new Error('The identity provider gave no ID token');
  const { iss: issuer, sub: subject, amr } = token;
  // Many providers tell of a person only where they are asked for that.
  const claims =
    token['email'] === undefined ? await client.fetchUserInfo(config, tokens.access_token, subject) : token;
  return {
    issuer,
    subject,
    verifiedEmail: claims['email_verified'] === true ? textIn(claims['email']) : null,
    ...namesIn(claims),
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function namesIn(claims: Readonly<Record<string, unknown>>): Pick<Identity, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = (textIn(claims['name']) ?? '').trim().split(/\s+/);
  return {
    firstName: textIn(claims['given_name']) ?? first,
    lastName: textIn(claims['family_name']) ?? rest.join(' '),
  };
}
