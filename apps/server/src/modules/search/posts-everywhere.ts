import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { isExact } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { postReply } from '../posts/index.ts';
import { findPostsEverywhere } from './posts-everywhere.queries.ts';
import { meantEverywhere, typedEverywhere, type WantedEverywhere } from './wanted.queries.ts';

type Posts = typeof contract.search.posts;
type Query = HandlerInput<Posts>['query'];

/** Posts of all communities that the person may read, as those communities show them. */
export async function searchPosts({ query, page, pageSize }: Query, call: Call): Promise<HandlerReply<Posts>> {
  const paging = { page, pageSize };
  const exact = await pageOf(typedEverywhere(query, call), paging, call);
  const isMistyped = exact.total === 0 && !isExact(query);
  const { rows, total } = isMistyped ? await pageOf(await meantEverywhere(query, call), paging, call) : exact;
  return { posts: rows.map((row) => postReply(row, call)), totalItemCount: total };
}

async function pageOf(wanted: WantedEverywhere, paging: Pick<Query, 'page' | 'pageSize'>, call: Call) {
  const rows = await findPostsEverywhere(wanted, paging, call);
  // Behind the last page there are no rows that could say how many there are.
  const isBehind = rows.length === 0 && paging.page > 1;
  const [first] = isBehind ? await findPostsEverywhere(wanted, { page: 1, pageSize: 1 }, call) : rows;
  return { rows, total: first?.total ?? 0 };
}
