import { createPrivateKey, type KeyObject } from 'node:crypto';
import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { signingKeys } from '../../db/schema/index.ts';
import type { KeySeal } from '../../signing/key-seal.ts';

export interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

export type PublicSigningKey = Pick<typeof signingKeys.$inferSelect, 'id' | 'publicJwk'>;

/** What credentials may be checked with, the first key first. */
export function trustedKeys(db: Db): Promise<PublicSigningKey[]> {
  return db
    .select({ id: signingKeys.id, publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(isNull(signingKeys.distrustedAt))
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));
}

export async function readCurrent(db: Db, keySeal: KeySeal): Promise<SigningKey | null> {
  const [row] = await db
    .select({ id: signingKeys.id, sealed: signingKeys.sealedPrivateKey })
    .from(signingKeys)
    .where(isNull(signingKeys.retiredAt));
  const pem = row?.sealed == null ? null : keySeal.open(row.sealed);
  return row === undefined || pem === null ? null : { id: row.id, privateKey: createPrivateKey(pem) };
}
