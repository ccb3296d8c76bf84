import { isDeepStrictEqual } from 'node:util';
import { moduleRefusal } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { rulesOf } from './rules-of.ts';
import { lastRules } from './keep-rules.queries.ts';
import { insertRules } from './keep-rules.writes.ts';

/** Notes the rules by which a server starts, where they are others than before, so that what is told of an earlier day is judged by those of that day. */
export async function keepRules({ db, profile }: Pick<Deps, 'db' | 'profile'>, now: Date): Promise<void> {
  if (moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  const { pack } = rulesOf({ profile });
  await db.transaction(async (tx) => {
    const last = await lastRules(tx);
    // What has been through JSON has no undefined.
    if (last !== undefined && isDeepStrictEqual(last.pack, JSON.parse(JSON.stringify(pack)))) return;
    await insertRules(tx, pack, now);
  });
}
