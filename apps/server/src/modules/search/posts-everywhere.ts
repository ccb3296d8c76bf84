import { type contract, type HandlerInput, type HandlerReply } from '@portal/api/contract';
import { isExact } from '@portal/api/rules';
import { desc, eq, sql } from 'drizzle-orm';
import { posts } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { postReply } from '../posts/post-reply.ts';
import { selectPosts } from '../posts/repository.ts';
import { meantEverywhere, typedEverywhere } from './everywhere.ts';
import type { WantedEverywhere } from './everywhere.queries.ts';
import { readablePlaces, sourceOf } from './sources.ts';

type Posts = typeof contract.search.posts;
type Query = HandlerInput<Posts>['query'];

/** Posts of all communities that the person may read, as those communities show them. */
export async function searchPosts({ query, page, pageSize }: Query, call: Call): Promise<HandlerReply<Posts>> {
  const paging = { page, pageSize };
  const found = await findPosts(typedEverywhere(query, call), paging, call);
  const isMistyped = found.length === 0 && page === 1 && !isExact(query);
  const rows = isMistyped ? await findPosts(await meantEverywhere(query, call), paging, call) : found;
  // Behind the last page there are no rows that could say how many there are.
  const isBehind = rows.length === 0 && page > 1;
  const [first] = isBehind ? await findPosts(typedEverywhere(query, call), { page: 1, pageSize: 1 }, call) : rows;
  return { posts: rows.map((row) => postReply(row, call)), totalItemCount: first?.total ?? 0 };
}

/** The page is found first, and its posts alone are read in full. */
async function findPosts(wanted: WantedEverywhere, { page, pageSize }: Pick<Query, 'page' | 'pageSize'>, call: Call) {
  const person = personOf(call);
  const asking = { person, now: call.now, kinds: ['post'], page, pageSize } as const;
  const best = sql`(
    with asked as materialized (select (${wanted.words})::tsquery as words, search_text(${wanted.keyword}) as typed),
    places as materialized (${readablePlaces(asking)}),
    hits as materialized (${sourceOf('post', call.db, wanted, asking)})
    select hits.id, hits.rank, (count(*) over ())::int as total from hits order by hits.rank desc, hits.at desc, hits.id collate "C"
    limit ${pageSize} offset ${(page - 1) * pageSize}) best`;
  return selectPosts(call.db, person, sql<number>`best.total`)
    .innerJoin(best, eq(posts.id, sql`best.id`))
    .orderBy(sql`best.rank desc`, desc(posts.createdAt), sql`${posts.id} collate "C"`);
}
