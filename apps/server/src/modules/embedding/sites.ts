import type { Db } from '../../db/connect.ts';
import { selectSite } from './sites.queries.ts';
import { holdSite } from './sites.writes.ts';

/** A website, with the key that one of its tickets is signed with. */
export interface SiteOfKey {
  id: string;
  keyId: string;
  publicKey: Readonly<Record<string, string>>;
  origins: readonly string[];
  modules: readonly string[];
  allowsStaff: boolean;
  vouchesForSecondFactor: boolean;
}

/** The website whose key it is; null where the key is unknown, or it or the website has been revoked. */
export async function siteOfKey(db: Db, keyId: string): Promise<SiteOfKey | null> {
  const [row] = await selectSite(db, keyId);
  return row ?? null;
}

/** The same within a transaction, which a revocation then waits for: it finds what was begun. */
export async function heldSiteOfKey(tx: Db, keyId: string): Promise<SiteOfKey | null> {
  const [row] = await holdSite(tx, keyId);
  return row ?? null;
}
