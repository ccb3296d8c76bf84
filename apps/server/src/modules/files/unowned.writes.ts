import { and, lt } from 'drizzle-orm';
import { assets } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { isUnowned, usedOf } from './unowned.queries.ts';

/** An upload that still runs has put its bytes and not yet its row; no request lasts so long. */
const grace = 24 * 3_600_000;

/**
 * Forgets files whose owner is gone or has another in their place, and removes bytes that no file is left of. What belongs to a deleted
 * post or comment stays, as they do: they can be restored.
 */
export async function forgetUnownedFiles({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - grace);
  await db.delete(assets).where(and(lt(assets.createdAt, since), isUnowned(db)));
  await files.removeUnused(since, (hashes) => usedOf(db, hashes));
}
