import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { aliasFault } from '@portal/api/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { segments } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { communityReply, listCommunities } from '../communities/index.ts';
import { isAliasTaken } from './taken-alias.ts';

type Management = typeof contract.management;

export async function allSegments(db: Db): Promise<HandlerReply<Management['segments']>> {
  const rows = await db
    .select({ segmentId: segments.id, segmentName: segments.name })
    .from(segments)
    .orderBy(sql`lower(${segments.name})`, segments.id);
  return { segments: rows };
}

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
