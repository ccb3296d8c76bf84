import type { HandlerInput, HandlerReply } from '@portal/api/contract';
import { aliasFault } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { communityReply, listCommunities } from '../communities/index.ts';
import { isAliasTaken } from './taken-alias.queries.ts';
import type { Management } from './management.queries.ts';

export async function listManaged(
  { id, keyword = '', ...paging }: HandlerInput<Management['list']>['query'],
  call: Call,
): Promise<HandlerReply<Management['list']>> {
  const anything = { onlyJoined: false, onlyFavorite: false, categoryIds: [], tagIds: [] };
  const filter = { ...anything, communityIds: id === undefined ? [] : [id], keyword };
  const { rows, total } = await listCommunities(call.db, filter, paging, personOf(call), call.now);
  return { communities: rows.map((row) => communityReply(row, call)), totalItemCount: total };
}

export async function aliasExists(db: Db, alias: string): Promise<HandlerReply<Management['existsByAlias']>> {
  return { exists: aliasFault(alias) === 'taken' || (await isAliasTaken(db, alias)) };
}
