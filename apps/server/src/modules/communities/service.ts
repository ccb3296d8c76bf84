import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { communityReply } from './community-reply.ts';
import { listCategories } from './categories.ts';
import { memberReply } from './member-reply.ts';
import { listMembers } from './members.ts';
import {
  communityById,
  type CommunityRow,
  favourites,
  listCommunities,
  recommended,
  topJoined,
  topModerated,
} from './communities.queries.ts';
import type { CommunityCall } from './access.ts';

type Communities = typeof contract.communities;

/** How many communities the menu and the dashboard show. */
const menuCount = 10;
const recommendedCount = 6;

const byName = (a: CommunityRow, b: CommunityRow) => a.name.localeCompare(b.name, 'en');

export async function explore(
  body: HandlerInput<Communities['getList']>['body'],
  call: Call,
): Promise<HandlerReply<Communities['getList']>> {
  const { rows, total } = await listCommunities(call.db, body, body, personOf(call), call.now);
  return { communities: replies(rows, call), totalItemCount: total };
}

export async function preference(call: Call): Promise<HandlerReply<Communities['preference']>> {
  const joined = await topJoined(call.db, personOf(call), call.now, menuCount);
  const moderated = await topModerated(call.db, personOf(call), call.now, menuCount);
  return {
    topJoined: replies(joined.rows.toSorted(byName), call),
    topModerated: replies(moderated, call),
    joinedCount: joined.total,
  };
}

export async function topFavourites(call: Call): Promise<HandlerReply<Communities['topFavorites']>> {
  return { communities: replies(await favourites(call.db, personOf(call), call.now, menuCount), call) };
}

export async function recommendations(call: Call): Promise<HandlerReply<Communities['recommended']>> {
  return { communities: replies(await recommended(call.db, personOf(call), call.now, recommendedCount), call) };
}

/** The community that the access rule has found. */
export function oneCommunity(call: CommunityCall): Promise<HandlerReply<Communities['byId']>> {
  return oneCommunityById(call.facts.community.id, call);
}

/** One that the person may know of. */
export async function oneCommunityById(id: string, call: Call): Promise<HandlerReply<Communities['byId']>> {
  const row = await communityById(call.db, id, personOf(call));
  if (!row) throw notFound('Community not found.');
  return communityReply(row, call);
}

export async function oneCommunityForMe(call: CommunityCall): Promise<HandlerReply<Communities['byAlias']>> {
  const { role, permissions } = call.facts.community;
  return { community: await oneCommunity(call), role, permissions: [...permissions] };
}

export async function members(
  query: HandlerInput<Communities['members']>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Communities['members']>> {
  const { rows, total, nextCursor } = await listMembers(query, call);
  return {
    members: rows.map((row) => memberReply(row, call)),
    totalItemCount: total,
    nextCursor,
  };
}

export async function categoryList(
  query: HandlerInput<Communities['categories']>['query'],
  call: Call,
): Promise<HandlerReply<Communities['categories']>> {
  const all = await listCategories(call.db, personOf(call), call.now);
  const start = (query.page - 1) * query.pageSize;
  return { communityCategories: all.slice(start, start + query.pageSize), totalItemCount: all.length };
}

function replies(rows: readonly CommunityRow[], call: Call) {
  return rows.map((row) => communityReply(row, call));
}
