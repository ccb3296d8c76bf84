import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  commentWords,
  communities,
  contentItems,
  events,
  memberships,
  people,
  posts,
  postWords,
  searchEntries,
} from '../../db/schema/index.ts';
import { fitsPattern } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { inSql, type Moment } from '../auth/index.ts';
import { isAmongJoined, isJoined, isMine, isSeen } from '../community-access/index.ts';
import { isReadableOf } from '../content/index.ts';
import { hasProfileFor } from '../directory/index.ts';
import { isShown } from '../events/index.ts';
import { isMetBy } from '../people/index.ts';
import { isReadable } from '../posts/index.ts';
import type { WantedKinds, SearchingLike } from './everywhere.queries.ts';
import type { WantedEverywhere } from './wanted.queries.ts';

/** What lies a year away counts a sixth less than what is of today, and little less the longer ago it is. */
function recent(rank: SQL, at: SQL, now: Moment): SQL {
  // What is further away than anybody remembers would be too small for a number.
  const years = sql`least(abs(extract(epoch from ${at} - ${inSql(now)}::timestamptz)) / 31557600, 50)`;
  return sql`(${rank} * (0.75 + 0.25 * exp(-(${years})::float8)))::numeric(10, 6)`;
}

const wantedWords = sql`(select words from asked)`;
const entry = sql`${searchEntries} entry`;
const holds = (kind: 'content' | 'event' | 'community') =>
  sql`entry.kind = ${kind}::text and entry.words @@ ${wantedWords}`;
const rank = sql`ts_rank(entry.words, ${wantedWords})`;

/** The communities whose posts the person may read, with what is looked for among the words of each. */
export function readablePlaces({ person, now }: SearchingLike): SQL {
  return sql`select ${communities.id} as id, wanted_in(${communities.id}, asked.words) as words, words_in_place(${communities.id}, asked.words::text)::tsquery as weighed
    from ${communities} cross join asked left join ${memberships} mine on ${isMine(person)}
    where ${and(isAmongJoined(person), isSeen(person, now), isJoined(person))}`;
}

/** Of each kind what fits and may be seen: its id, how well it fits, and when it was. */
export function sourcesOf(
  db: Db,
  { kinds, isSimilar }: WantedKinds & Pick<WantedEverywhere, 'isSimilar'>,
  asking: SearchingLike,
): SQL[] {
  const content = contentKinds.filter((kind) => kinds.includes(kind));
  const others = otherKinds.filter((kind) => kinds.includes(kind));
  return [
    ...(content.length > 0 ? [contentOf(content, asking)] : []),
    ...others.map((kind) => sourceOf(kind, db, isSimilar, asking)),
  ];
}

const contentKinds = ['news', 'resource'] as const;
const otherKinds = ['event', 'community', 'post', 'person'] as const;

/** Read once for both kinds: what both hold is ranked together. */
function contentOf(kinds: readonly (typeof contentKinds)[number][], { person, now }: SearchingLike): SQL {
  const at = sql`coalesce(${contentItems.publishFrom}, ${contentItems.createdAt})`;
  const isRead = isReadableOf(kinds, person, now);
  return sql`select ${contentItems.kind}::text as kind, ${contentItems.id} as id, ${recent(rank, at, now)} as rank, ${at} as at
    from ${entry} join ${contentItems} on ${contentItems.id} = entry.target_id where ${holds('content')} and ${isRead}`;
}

function sourceOf(kind: (typeof otherKinds)[number], db: Db, isSimilar: boolean, asking: SearchingLike): SQL {
  const { person, now } = asking;
  switch (kind) {
    case 'event':
      return sql`select 'event'::text as kind, ${events.id} as id, ${recent(rank, sql`${events.startAt}`, now)} as rank, ${events.startAt} as at
        from ${entry} join ${events} on ${events.id} = entry.target_id where ${holds('event')} and ${isShown}`;
    case 'community':
      return sql`select 'community'::text as kind, ${communities.id} as id, ${rank}::numeric(10, 6) as rank, null::timestamptz as at
        from ${entry} join ${communities} on ${communities.id} = entry.target_id left join ${memberships} mine on ${isMine(person)}
        where ${holds('community')} and ${isSeen(person, now)}`;
    case 'post':
      return postsOf(asking);
    case 'person':
      return sql`select 'person'::text as kind, ${people.id} as id, similarity(${people.searchName}, (select typed from asked))::numeric(10, 6) as rank, null::timestamptz as at
        from ${people} where ${and(isMetBy(db, person, now), hasProfileFor(person), isNamed(isSimilar))}`;
  }
}

/** By the words of the post, or of a comment where those fit better. */
export function postsOf({ person, now }: SearchingLike): SQL {
  const hits = sql`select entry.post_id, ts_rank(entry.words, places.weighed) as rank from places join ${postWords} entry on entry.words @@ places.words
    union all select entry.post_id, ts_rank(entry.words, places.weighed) from places join ${commentWords} entry on entry.words @@ places.words`;
  const best = sql`(select post_id, max(rank) as rank from (${hits}) hits group by post_id) found`;
  return sql`select 'post'::text as kind, ${posts.id} as id, ${recent(sql`found.rank`, sql`${posts.createdAt}`, now)} as rank, ${posts.createdAt} as at
    from ${best} join ${posts} on ${posts.id} = found.post_id join ${communities} on ${eq(communities.id, posts.communityId)}
    left join ${memberships} mine on ${isMine(person)} where ${isReadable(person)}`;
}

const fitOthers = sql`${people.searchName} like all (array(select search_text(word) from unnest(${textArray(sql.placeholder('others'))}) word))`;

/** With every word in their name, looked up by the longest; where words are looked for that look like what was typed, a name that does. */
function isNamed(isSimilar: boolean): SQL {
  if (!isSimilar) return and(fitsPattern(people.searchName, sql.placeholder('longest')), fitOthers) ?? sql`true`;
  return sql`(${people.searchName} % (select typed from asked) and similarity(${people.searchName}, (select typed from asked)) >= 0.45)`;
}
