import type { Db } from '../../db/connect.ts';
import { batched } from '../../db/batched.ts';
import { countsShared, membersBesides, type Turn, type WantedMembers } from './directory.queries.ts';
import type { Asker } from './is-visible.queries.ts';

interface PageRequest {
  asker: Asker;
  turn: Turn;
}

/** Whether most of whom a list has are the same for all who ask, and many. */
export function isShared({ name, companyId, expertiseAreaId, near }: WantedMembers): boolean {
  return [name, companyId, expertiseAreaId, near].every((filter) => filter === '');
}

/**
 * A page of a list of which most is the same for all who ask. That is counted once for all who ask at the same moment, beside the page of the first of them: a
 * statement of its own would be the fourth of a call.
 */
export function sharedPage(db: Db, wanted: WantedMembers, request: PageRequest) {
  return batched(db, `members of ${wanted.locationId}`, request, async (all) => {
    const pages = await Promise.all(
      all.map(({ asker, turn }, at) => membersBesides(db, wanted, asker, turn, at === 0)),
    );
    // Of an empty page no row says how many there are.
    const counts = await Promise.all(
      all.map(async ({ asker }, at) => pages[at]?.[0] ?? (await countsShared(db, wanted, asker, at === 0))[0]),
    );
    const forAll = counts[0]?.forAll ?? 0;
    return pages.map((rows, at) => ({ rows, total: forAll + (counts[at]?.total ?? 0) }));
  });
}
