import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { embedKeys, embedSites } from '../../db/schema/index.ts';

export function selectSite(db: Db, keyId: string) {
  return db
    .select({
      id: embedSites.id,
      keyId: embedKeys.id,
      publicKey: embedKeys.publicKey,
      origins: embedSites.origins,
      modules: embedSites.modules,
      allowsStaff: embedSites.allowsStaff,
      vouchesForSecondFactor: embedSites.vouchesForSecondFactor,
    })
    .from(embedKeys)
    .innerJoin(embedSites, eq(embedSites.id, embedKeys.siteId))
    .where(and(eq(embedKeys.id, keyId), isNull(embedKeys.revokedAt), isNull(embedSites.revokedAt)));
}
