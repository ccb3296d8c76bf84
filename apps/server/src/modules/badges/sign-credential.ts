import { SignJWT } from 'jose';
import { issuerOf, keyIdOf } from './issuer.ts';
import type { SigningKey } from './signing-keys.queries.ts';

/** What every credential says. */
export interface Credential {
  id: string;
  issuer: string | { id: string };
  validFrom: string;
  credentialSubject: { id: string };
}

/** A credential as a compact JWS, as Open Badges 3.0 asks (8.2): the credential itself, and what of it are registered claims. */
export function signCredential(credential: Credential, key: SigningKey, portalUrl: string): Promise<string> {
  const issuer = issuerOf(portalUrl);
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'ES256', kid: keyIdOf(issuer, key.id), typ: 'JWT' })
    .setIssuer(issuer)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(Date.parse(credential.validFrom) / 1000)
    .sign(key.privateKey);
}

/** A moment as credentials say it, in whole seconds: the claims have no others. */
export function inSeconds(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
