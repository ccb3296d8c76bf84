import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { posts } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { selectPosts } from '../posts/index.ts';
import { prepared } from '../../db/prepared.ts';
import { anyoneSearchingLike, fillingInSearch, searcherIn, type SearchingLike } from './everywhere.queries.ts';
import { postsOf, readablePlaces } from './sources.queries.ts';
import { typedKeyword, type WantedEverywhere, wordsOf } from './wanted.queries.ts';

/** The page is found first, and its posts alone are read in full. */
export async function findPostsEverywhere(
  wanted: WantedEverywhere,
  { page, pageSize }: { page: number; pageSize: number },
  call: Call,
) {
  const { db } = call;
  const asking = { person: personOf(call), now: call.now, kinds: ['post'], page, pageSize } as const;
  const { isSimilar, filled } = wanted;
  const name = searcherIn(isSimilar ? 'whole and looks like' : 'whole and found', asking);
  return prepared(db, name, () => selectBest(db, wanted, anyoneSearchingLike(asking.person))).execute({
    ...filled,
    ...fillingInSearch(asking),
  });
}

function selectBest(db: Db, wanted: WantedEverywhere, asking: SearchingLike) {
  const [first, last] = [sql.placeholder('first'), sql.placeholder('last')];
  const best = sql`(
    with asked as materialized (select (${wordsOf(wanted)})::tsquery as words, search_text(${typedKeyword}) as typed),
    places as materialized (${readablePlaces(asking)}),
    hits as materialized (${postsOf(asking)})
    select hits.id, hits.rank, (count(*) over ())::int as total from hits order by hits.rank desc, hits.at desc, hits.id collate "C"
    limit ${last}::int - ${first}::int offset ${first}::int) best`;
  return selectPosts(db, asking.person, sql<number>`best.total`)
    .innerJoin(best, eq(posts.id, sql`best.id`))
    .orderBy(sql`best.rank desc`, desc(posts.createdAt), bytewise(posts.id));
}
