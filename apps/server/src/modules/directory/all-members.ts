import { counted } from '../../db/counted.ts';
import type { Db } from '../../db/connect.ts';
import { together } from '../../db/together.ts';
import { membersCounted, membersFound, type Turn, type WantedMembers } from './directory.queries.ts';
import type { Asker } from './is-told.ts';

interface Asked {
  asker: Asker;
  turn: Turn;
}

/** Nobody is found or left out by what they tell of themself, so that whoever asks finds as many. */
export function isOfAll({ name, locationId, companyId, expertiseAreaId, near }: WantedMembers): boolean {
  return [name, locationId, companyId, expertiseAreaId, near].every((filter) => filter === '');
}

/**
 * A page of all members, with how many there are: counted once for all who ask at the same moment, beside the page of the first of them. A statement of its own
 * for the count would be the fourth of the call.
 */
export function pageOfAll(db: Db, wanted: WantedMembers, asked: Asked) {
  return together(db, 'pages of all members', asked, async (all) => {
    const pages = await Promise.all(all.map(({ asker, turn }, at) => membersFound(db, wanted, asker, turn, at === 0)));
    const { total } = await counted(pages[0] ?? [], () => membersCounted(db, wanted, asked.asker));
    return pages.map((rows) => ({ rows, total }));
  });
}
