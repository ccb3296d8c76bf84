import type { PublicSigningKey } from './signing-keys.queries.ts';

/** The organisation as a decentralised identifier: whoever controls the host of the portal speaks for it. */
export function issuerOf(portalUrl: string): string {
  return `did:web:${new URL(portalUrl).host.replace(':', '%3A')}`;
}

export function keyIdOf(issuer: string, id: string): string {
  return `${issuer}#${id}`;
}

/** What a verifier reads at `/.well-known/did.json`: every key whose signatures count, also those that sign no more. */
export function didDocument(issuer: string, keys: readonly PublicSigningKey[]) {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: issuer,
    verificationMethod: keys.map(({ id, publicJwk }) => ({
      id: keyIdOf(issuer, id),
      type: 'JsonWebKey2020',
      controller: issuer,
      publicKeyJwk: { ...publicJwk, kid: id, alg: 'ES256', use: 'sig' },
    })),
    assertionMethod: keys.map(({ id }) => keyIdOf(issuer, id)),
  };
}
