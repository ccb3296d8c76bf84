import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { signingKeys } from '../../db/schema/index.ts';

/** Nothing that this key has signed is to be believed any more; another one is made with the next credential. Whether there is such a key. */
export async function distrustKey(db: Db, id: string, now: Date): Promise<boolean> {
  const found = await db
    .update(signingKeys)
    .set({ distrustedAt: now, retiredAt: now, sealedPrivateKey: null })
    .where(and(eq(signingKeys.id, id), isNull(signingKeys.distrustedAt)))
    .returning({ id: signingKeys.id });
  return found.length > 0;
}

export async function retire(tx: Db, now: Date): Promise<void> {
  await tx.update(signingKeys).set({ retiredAt: now, sealedPrivateKey: null }).where(isNull(signingKeys.retiredAt));
}

export async function lockSigningKeys(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`);
}

export async function insertSigningKey(
  tx: Db,
  id: string,
  publicJwk: { kty: string; crv: string; x: string; y: string },
  sealedPrivateKey: string,
  now: Date,
): Promise<void> {
  await tx.insert(signingKeys).values({ id, publicJwk, sealedPrivateKey, createdAt: now }).onConflictDoNothing();
}
