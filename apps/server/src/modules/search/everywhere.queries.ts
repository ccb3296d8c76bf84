import { type FoundThingKind, readsAsMember } from '@portal/rules';
import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, contentItems, events, memberships, people, posts } from '../../db/schema/index.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, type Moment, roleIn } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { isJoined, isMine } from '../community-access/index.ts';
import type { ContentAsker } from '../content/index.ts';
import { isConnectedTo, personJson, type PersonRow } from '../people/index.ts';
import { excerptIn, headline, readText } from './search.queries.ts';
import { readablePlaces, sourcesOf } from './sources.queries.ts';
import { typedKeyword, type WantedEverywhere, wordsOf } from './wanted.queries.ts';

export interface WantedKinds {
  kinds: readonly FoundThingKind[];
}

export interface AskingEverywhere extends WantedKinds {
  person: Person;
  now: Date;
  page: number;
  pageSize: number;
}

/** Who searches, and when, as a statement needs them. */
export interface SearchingLike {
  person: Asking & ContentAsker;
  now: Moment;
}

/** Whoever of a role searches, and reads what is for members or does not. */
export function anyoneSearchingLike(person: Person): SearchingLike {
  const isMember = readsAsMember(person);
  return {
    person: { ...anyoneLike(person), contactTypes: isMember ? ['Member'] : [], membershipLapsed: !isMember },
    now: anyMoment,
  };
}

/** In the name of a statement, whose text differs by who asks, and about which kinds. */
export function searcherIn(name: string, { person, kinds }: Pick<AskingEverywhere, 'person' | 'kinds'>): string {
  return roleIn(`${name} ${kinds.join(' ')}${readsAsMember(person) ? ' for members' : ''}`, person);
}

/** What is filled in for whoever searches. */
export function fillingInSearch({ person, now, page, pageSize }: AskingEverywhere) {
  const first = (page - 1) * pageSize;
  return { ...fillingIn(person, now), first, last: first + pageSize };
}

export type FoundRow = Awaited<ReturnType<typeof selectFound>>[number];

const words = sql`(select words from asked)`;
const is = (...kinds: FoundThingKind[]) =>
  sql`placed.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}::text`),
    sql`, `,
  )})`;

const title = sql`case when ${is('news', 'resource')} then ${contentItems.name} when ${is('event')} then ${events.title} when ${is('post')} then ${posts.title}
  when ${is('community')} then ${communities.name} else ${people.firstName} || ' ' || ${people.lastName} end`;
/** `belowSummary` in SQL. */
const belowSummary = (summary: SQLWrapper, html: SQLWrapper) => sql`(select case
    when starts_with(btrim(regexp_replace(body, '\\s+(· )?', ' ', 'g')), rtrim(replace(${summary}, ' · ', ' '), ' .…')) then body
    else concat_ws(' · ', ${summary}, nullif(body, '')) end from ${readText(html)} body)`;
const text = sql`case when ${is('news', 'resource')} then ${belowSummary(contentItems.shortDescription, contentItems.contentHtml)}
  when ${is('event')} then ${belowSummary(events.shortDesc, events.contentHtml)} when ${is('post')} then ${readText(posts.bodyHtml)}
  when ${is('community')} then ${communities.shortDescription} else '' end`;
const communityId = sql`case when ${is('community')} then placed.id else ${posts.communityId} end`;

/** Words that PostgreSQL marks nothing by leave the text as it is. */
function orWhole(marked: SQL, whole: SQL): SQL {
  return sql`coalesce(${marked}, ${whole})`;
}

/**
 * All that holds the words and that the person may see, each kind by the condition of its own page: how many there are of each kind, and a page of each, the best first. One
 * statement: the first of each kind comes along, since behind the last page nothing else could say how many there are; what is shown is read of these rows alone.
 */
export async function findEverywhere(
  db: Db,
  wanted: WantedEverywhere,
  asking: AskingEverywhere,
): Promise<readonly FoundRow[]> {
  if (asking.kinds.length === 0) return [];
  const { isSimilar, filled } = wanted;
  return prepared(db, searcherIn(isSimilar ? 'looks like' : 'found', asking), () => {
    const like = anyoneSearchingLike(asking.person);
    const places = asking.kinds.includes('post') ? readablePlaces(like) : null;
    const sources = sourcesOf(db, { kinds: asking.kinds, isSimilar }, like);
    return selectFound(db, { words: wordsOf(wanted), keyword: typedKeyword, sources, places }, like);
  }).execute({ ...filled, ...fillingInSearch(asking) });
}

/** What was looked for, as SQL makes words of it and as it was typed, and what was found. */
interface Finding {
  words: SQL;
  keyword: string | Placeholder;
  /** Of each kind what fits, as {@link sourcesOf} selects it. */
  sources: readonly SQL[];
  /** Among which communities the words were looked for, where they were. */
  places: SQL | null;
}

/** A page of each kind, as it is shown. */
export function selectFound(db: Db, { sources, places, ...wanted }: Finding, { person }: SearchingLike) {
  const [first, last] = [sql.placeholder('first'), sql.placeholder('last')];
  const found = sql`(
    with asked as materialized (select (${wanted.words})::tsquery as words, search_text(${wanted.keyword}) as typed),
    ${places === null ? sql`` : sql`places as materialized (${places}),`}
    hits as materialized (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union all `,
    )}),
    placed as materialized (
      select hits.*, (count(*) over (partition by kind))::int as total,
        row_number() over (partition by kind order by rank desc, at desc nulls last, id collate "C") as place
      from hits)
    select placed.kind, placed.id, placed.total, placed.place::int as place, ${orWhole(headline(title, words, 'HighlightAll=true'), title)} as title,
      ${orWhole(excerptIn(text, words), text)} as excerpt,
      to_char(placed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when ${is('event')} then ${events.startZone} end as zone, ${communities.alias} as alias,
      ${is('community')} is not true or ${isJoined(person)} as is_open,
      case when ${is('news', 'resource')} then ${contentItems.imageAssetId} when ${is('event')} then ${events.imageAssetId}
        when ${is('community')} then ${communities.imageAssetId} end as image_asset_id,
      case when ${is('person')} then ${personJson(isConnectedTo(person))} end as person
    from placed
    left join ${contentItems} on ${is('news', 'resource')} and ${contentItems.id} = placed.id
    left join ${events} on ${is('event')} and ${events.id} = placed.id
    left join ${posts} on ${is('post')} and ${posts.id} = placed.id
    left join ${communities} on ${communities.id} = ${communityId}
    left join ${memberships} mine on ${isMine(person)}
    left join ${people} on ${is('person')} and ${people.id} = placed.id
    where placed.place > ${first}::int and placed.place <= ${last}::int or placed.place = 1) found`;
  return db
    .select(foundColumns)
    .from(found)
    .orderBy(sql`found.kind, found.place`);
}

const foundColumns = {
  kind: sql<FoundThingKind>`found.kind`,
  id: sql<string>`found.id`,
  /** How many of its kind fit, and which of them it is, from 1 on. */
  total: sql<number>`found.total`,
  place: sql<number>`found.place`,
  title: sql<string>`found.title`,
  excerpt: sql<string>`found.excerpt`,
  at: sql<string | null>`found.at`,
  zone: sql<string | null>`found.zone`,
  alias: sql<string | null>`found.alias`,
  isOpen: sql<boolean>`found.is_open`,
  imageAssetId: sql<string | null>`found.image_asset_id`,
  person: sql<PersonRow | null>`found.person`,
};
