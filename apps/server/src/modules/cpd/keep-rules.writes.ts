import type { Db } from '../../db/connect.ts';
import { cpdRuleVersions } from '../../db/schema/index.ts';

export async function insertRules(
  tx: Db,
  pack: (typeof cpdRuleVersions.$inferInsert)['pack'],
  now: Date,
): Promise<void> {
  await tx.insert(cpdRuleVersions).values({ since: now, pack });
}
