import { isDeepStrictEqual } from 'node:util';
import { moduleRefusal } from '@portal/api/rules';
import { desc } from 'drizzle-orm';
import { cpdRuleVersions } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { rulesOf } from './rules-of.ts';

/** Notes the rules by which a server starts, where they are others than before, so that what is told of an earlier day is judged by those of that day. */
export async function keepRules({ db, profile }: Pick<Deps, 'db' | 'profile'>, now: Date): Promise<void> {
  if (moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  const { pack } = rulesOf({ profile });
  await db.transaction(async (tx) => {
    const [last] = await tx
      .select({ pack: cpdRuleVersions.pack })
      .from(cpdRuleVersions)
      .orderBy(desc(cpdRuleVersions.since), desc(cpdRuleVersions.id))
      .limit(1);
    // What has been through JSON has no undefined.
    if (last !== undefined && isDeepStrictEqual(last.pack, JSON.parse(JSON.stringify(pack)))) return;
    await tx.insert(cpdRuleVersions).values({ since: now, pack });
  });
}
