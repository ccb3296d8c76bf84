import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { embedKeys, embedSites, sessions } from '../../db/schema/index.ts';
import type { SiteRights } from './manage-sites.queries.ts';
import type { PublicKey } from './site-key.ts';

export function endSessions(tx: Db, siteId: string, reason: string, now: Date): Promise<void> {
  const keys = tx.select({ id: embedKeys.id }).from(embedKeys).where(eq(embedKeys.siteId, siteId));
  return endSessionsWhere(tx, inArray(sessions.embedKeyId, keys), reason, now);
}

async function endSessionsWhere(tx: Db, which: SQL, endReason: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(which, isNull(sessions.endedAt)));
}

function columnsOf({ origins, modules, allowsStaff, vouchesForSecondFactor }: SiteRights) {
  return { origins: [...origins], modules: [...modules], allowsStaff, vouchesForSecondFactor };
}

export function insertSite(tx: Db, id: string, rights: SiteRights, now: Date) {
  return tx
    .insert(embedSites)
    .values({ id, ...columnsOf(rights), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: embedSites.id });
}

export async function changeRights(tx: Db, id: string, rights: SiteRights): Promise<void> {
  await tx.update(embedSites).set(columnsOf(rights)).where(eq(embedSites.id, id));
}

export async function endKey(tx: Db, keyId: string, now: Date) {
  const [row] = await tx
    .update(embedKeys)
    .set({ revokedAt: now })
    .where(and(eq(embedKeys.id, keyId), isNull(embedKeys.revokedAt)))
    .returning({ siteId: embedKeys.siteId });
  return row;
}

export async function endSessionsOfKey(tx: Db, keyId: string, now: Date): Promise<void> {
  await endSessionsWhere(tx, eq(sessions.embedKeyId, keyId), 'embedKeyRevoked', now);
}

export async function endSite(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(embedSites).set({ revokedAt: now }).where(eq(embedSites.id, id));
}

export async function lockSite(tx: Db, id: string) {
  const [row] = await tx
    .select()
    .from(embedSites)
    .where(and(eq(embedSites.id, id), isNull(embedSites.revokedAt)))
    .for('update');
  return row;
}

export function insertSiteKey(tx: Db, id: string, siteId: string, publicKey: PublicKey['jwk'], now: Date) {
  return tx
    .insert(embedKeys)
    .values({ id, siteId, publicKey, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: embedKeys.id });
}
