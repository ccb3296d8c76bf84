import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { embedKeys, embedSites } from '../../db/schema/index.ts';

/** What a website may do; whoever runs the server says so. */
export interface SiteRights {
  origins: readonly string[];
  modules: readonly string[];
  allowsStaff: boolean;
  vouchesForSecondFactor: boolean;
}

export interface ListedSite extends SiteRights {
  id: string;
  revokedAt: Date | null;
  keys: { id: string; createdAt: Date; revokedAt: Date | null }[];
}

export async function listSites(db: Db): Promise<ListedSite[]> {
  const sites = await db.select().from(embedSites).orderBy(embedSites.id);
  const keys = await db.select().from(embedKeys).orderBy(embedKeys.createdAt, embedKeys.id);
  return sites.map((site) => ({ ...site, keys: keys.filter(({ siteId }) => siteId === site.id) }));
}

export function validKeys(tx: Db, siteId: string) {
  return tx
    .select({ id: embedKeys.id })
    .from(embedKeys)
    .where(and(eq(embedKeys.siteId, siteId), isNull(embedKeys.revokedAt)));
}
