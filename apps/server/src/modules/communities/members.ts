import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { patternOf } from '../../db/search.ts';
import { personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import type { CommunityCall } from './access.ts';
import { placeShape, selectCount, selectMembers } from './members.queries.ts';

export interface MemberQuery {
  page: number;
  pageSize: number;
  after?: string | undefined;
  onlyKey: boolean;
  keyword?: string | undefined;
}

export type MemberRow = Omit<Awaited<ReturnType<typeof selectMembers>>[number], 'total' | 'key'>;

export async function listMembers(query: MemberQuery, call: CommunityCall) {
  const { db } = call;
  const { id: communityId } = call.facts.community;
  const cursor = call.deps.cursors(`members of ${communityId}`, placeShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const isSearched = (query.keyword?.trim() ?? '') !== '';
  const listing = { onlyKey: query.onlyKey, isSearched, isAfterKeyset: keyset !== null };
  const name = `members${query.onlyKey ? ' key' : ''}${isSearched ? ' by word' : ''}`;
  const filled = { communityId, viewerId: personOf(call).id, pattern: patternOf(query.keyword ?? '') };
  const [position, last, first, id] = keyset ?? [];
  const skip = keyset === null ? (query.page - 1) * query.pageSize : 0;
  const counting = () => selectCount(db, listing);
  const found = await prepared(db, keyset ? `${name} behind a place` : name, () => selectMembers(db, listing)).execute({
    ...filled,
    ...{ position, last, first, id, skip, take: query.pageSize + 1 },
  });
  const { rows, total } = await counted(found, () => prepared(db, `how many ${name}`, counting).execute(filled));
  return { ...paged(rows, query.pageSize, (row) => row.key, cursor), total };
}
