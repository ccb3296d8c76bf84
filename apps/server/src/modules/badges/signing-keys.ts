import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { Db } from '../../db/connect.ts';
import type { KeySeal } from '../../signing/key-seal.ts';
import { readCurrent, type SigningKey } from './signing-keys.queries.ts';
import { insertSigningKey, lockSigningKeys, retire } from './signing-keys.writes.ts';

/**
 * The key that signs now. It is made with the first credential, and another one where the server's secret has changed, because what the old one has sealed cannot be
 * opened. Who asks for it at once waits for the one that makes it.
 */
export async function currentKey(db: Db, keySeal: KeySeal, now: Date): Promise<SigningKey> {
  const existing = await readCurrent(db, keySeal);
  if (existing !== null) return existing;
  await db.transaction(async (tx) => {
    await lockSigningKeys(tx);
    if ((await readCurrent(tx, keySeal)) === null) await renewKey(tx, keySeal, now);
  });
  const made = await readCurrent(db, keySeal);
  if (made === null) throw new Error('A signing key was neither made nor found');
  return made;
}

/** Another key signs from now on; what the ones before have signed can still be checked. Returns its id. */
export async function renewKey(db: Db, keySeal: KeySeal, now: Date): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = '', crv = '', x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const publicJwk = { kty, crv, x, y };
  const id = await calculateJwkThumbprint(publicJwk);
  const sealedPrivateKey = keySeal.seal(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  await db.transaction(async (tx) => {
    await retire(tx, now);
    await insertSigningKey(tx, id, publicJwk, sealedPrivateKey, now);
  });
  return id;
}
