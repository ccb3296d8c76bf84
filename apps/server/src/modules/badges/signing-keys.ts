import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { calculateJwkThumbprint } from 'jose';
import type { Db } from '../../db/connect.ts';
import { signingKeys } from '../../db/schema/index.ts';
import type { KeySeal } from '../../signing/key-seal.ts';

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

export type PublicSigningKey = Pick<typeof signingKeys.$inferSelect, 'id' | 'publicJwk'>;

/**
 * The key that signs now. It is made with the first credential, and another one where the server's secret has changed, because what the old one has sealed cannot be
 * opened. Who asks for it at once waits for the one that makes it.
 */
export async function currentKey(db: Db, keySeal: KeySeal, now: Date): Promise<SigningKey> {
  const kept = await readCurrent(db, keySeal);
  if (kept !== null) return kept;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`);
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
    await tx.insert(signingKeys).values({ id, publicJwk, sealedPrivateKey, createdAt: now }).onConflictDoNothing();
  });
  return id;
}

/** Nothing that this key has signed is to be believed any more; another one is made with the next credential. Whether there is such a key. */
export async function distrustKey(db: Db, id: string, now: Date): Promise<boolean> {
  const found = await db
    .update(signingKeys)
    .set({ distrustedAt: now, retiredAt: now, sealedPrivateKey: null })
    .where(and(eq(signingKeys.id, id), isNull(signingKeys.distrustedAt)))
    .returning({ id: signingKeys.id });
  return found.length > 0;
}

/** What credentials may be checked with, the first key first. */
export function trustedKeys(db: Db): Promise<PublicSigningKey[]> {
  return db
    .select({ id: signingKeys.id, publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(isNull(signingKeys.distrustedAt))
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));
}

async function readCurrent(db: Db, keySeal: KeySeal): Promise<SigningKey | null> {
  const [row] = await db
    .select({ id: signingKeys.id, sealed: signingKeys.sealedPrivateKey })
    .from(signingKeys)
    .where(isNull(signingKeys.retiredAt));
  const pem = row?.sealed == null ? null : keySeal.open(row.sealed);
  return row === undefined || pem === null ? null : { id: row.id, privateKey: createPrivateKey(pem) };
}

async function retire(tx: Db, now: Date): Promise<void> {
  await tx.update(signingKeys).set({ retiredAt: now, sealedPrivateKey: null }).where(isNull(signingKeys.retiredAt));
}
