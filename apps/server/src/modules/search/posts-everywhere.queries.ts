import { desc, eq, sql } from 'drizzle-orm';
import { posts } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { selectPosts } from '../posts/repository.ts';
import type { WantedEverywhere } from './everywhere.queries.ts';
import { readablePlaces, sourceOf } from './sources.queries.ts';

/** The page is found first, and its posts alone are read in full. */
export async function findPostsEverywhere(
  wanted: WantedEverywhere,
  { page, pageSize }: { page: number; pageSize: number },
  call: Call,
) {
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
