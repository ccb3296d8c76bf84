import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { StartProblem } from '../../start-problem.ts';

/** The public half of a website's key; its id is the thumbprint of RFC 7638. */
export interface PublicKey {
  id: string;
  jwk: Readonly<Record<string, string>>;
}

/** A pair of Ed25519: the private half is shown once, and kept by the website alone. */
export async function newKeyPair(): Promise<{ publicKey: PublicKey; privatePem: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: await publicKeyOf(publicKey),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** The key in a PEM text that the website's owner has made themself: Ed25519, or P-256. */
export async function readPublicKey(pem: string): Promise<PublicKey> {
  if (pem.includes('PRIVATE'))
    throw new StartProblem('This is a private key. It stays with the website; give its public half.');
  try {
    return await publicKeyOf(createPublicKey(pem));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem('The file holds no public key in PEM.');
  }
}

async function publicKeyOf(key: KeyObject): Promise<PublicKey> {
  const { kty, crv, x, y } = key.export({ format: 'jwk' });
  if (x === undefined || (crv !== 'Ed25519' && crv !== 'P-256') || kty === undefined)
    throw new StartProblem('A key must be Ed25519, or P-256 for ES256.');
  const jwk = { kty, crv, x, ...(y !== undefined && { y }) };
  return { id: await calculateJwkThumbprint(jwk), jwk };
}
