import type { Db } from './connect.ts';
import { batched } from './batched.ts';

interface Counting<Filled> {
  /** Equal for those whose lists hold equally many. */
  same: string;
  filled: Filled;
}

/** How many a list holds, batched: counted once for all who ask for the same list at the same moment, since counting takes the longer the more there are. */
export function batchedCount<Filled>(
  db: Db,
  name: string,
  counting: Counting<Filled>,
  count: (filled: Filled) => Promise<readonly { total: number }[]>,
): Promise<number> {
  return batched(db, name, counting, async (requests) => {
    const latest = new Map(requests.map(({ same, filled }) => [same, filled]));
    const totals = new Map<string, number>();
    const each = [...latest].map(async ([same, filled]) => totals.set(same, (await count(filled))[0]?.total ?? 0));
    await Promise.all(each);
    return requests.map(({ same }) => totals.get(same) ?? 0);
  });
}
