import { desc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRuleVersions } from '../../db/schema/index.ts';

export async function lastRules(tx: Db) {
  const [last] = await tx
    .select({ pack: cpdRuleVersions.pack })
    .from(cpdRuleVersions)
    .orderBy(desc(cpdRuleVersions.since), desc(cpdRuleVersions.id))
    .limit(1);
  return last;
}
