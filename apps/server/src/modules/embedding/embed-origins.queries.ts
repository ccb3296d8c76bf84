import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { embedSites } from '../../db/schema/index.ts';

export async function readOrigins(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ origins: embedSites.origins }).from(embedSites).where(isNull(embedSites.revokedAt));
  return new Set(rows.flatMap(({ origins }) => origins));
}
