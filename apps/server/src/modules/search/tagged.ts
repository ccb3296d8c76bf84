import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { openKinds, sectionsOfRows } from './everywhere.ts';
import { readTag, readTagged, searchTags } from './tagged.queries.ts';

type Tags = typeof contract.search.tags;
type Tagged = typeof contract.search.tagged;

/** Tags of that name; one that would lead to nothing is none. */
export async function findTags(query: HandlerInput<Tags>['query'], call: Call): Promise<HandlerReply<Tags>> {
  const { keyword, page, pageSize } = query;
  const rows = await searchTags(call.db, keyword, askingOf({ page, pageSize }, call));
  // The first comes along, since behind the last page nothing else could say how many there are.
  const shown = rows.filter(({ place }) => place > (page - 1) * pageSize);
  return { tags: shown.map(({ id, label }) => ({ id, label })), totalItemCount: rows[0]?.total ?? 0 };
}

/** All that the person may see and that carries the tag. */
export async function findTagged(query: HandlerInput<Tagged>['query'], call: Call): Promise<HandlerReply<Tagged>> {
  const { tagId, page, pageSize } = query;
  const tag = found(await readTag(call.db, tagId));
  const asking = askingOf({ page, pageSize }, call);
  return { tag, sections: sectionsOfRows(await readTagged(call.db, tagId, asking), asking, call) };
}

function askingOf(paging: { page: number; pageSize: number }, call: Call) {
  return { person: personOf(call), now: call.now, kinds: openKinds(call), ...paging };
}
