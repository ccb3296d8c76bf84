import type { FoundThingKind } from '@portal/api/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, contentItems, events, memberships, people, posts } from '../../db/schema/index.ts';
import type { Person } from '../auth/person.ts';
import { isJoined, isMine } from '../community-access/visibility.ts';
import { isConnectedTo, personJson } from '../people/person-columns.ts';
import type { PersonRow } from '../people/person-reply.ts';
import { headline } from './repository.ts';
import { readablePlaces, sourceOf } from './sources.queries.ts';

/** What is looked for, as SQL makes words of it, and as it was typed. */
export interface WantedEverywhere {
  words: SQL;
  keyword: string;
  isSimilar: boolean;
}

export interface AskingEverywhere {
  person: Person;
  now: Date;
  kinds: readonly FoundThingKind[];
  page: number;
  pageSize: number;
}

export interface FoundRow extends Record<string, unknown> {
  kind: FoundThingKind;
  id: string;
  /** How many of its kind fit, and which of them it is, from 1 on. */
  total: number;
  place: number;
  title: string;
  excerpt: string;
  at: string | null;
  zone: string | null;
  alias: string | null;
  isOpen: boolean;
  imageAssetId: string | null;
  person: PersonRow | null;
}

const words = sql`(select words from asked)`;
const is = (...kinds: FoundThingKind[]) =>
  sql`placed.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}::text`),
    sql`, `,
  )})`;

const title = sql`case when ${is('news', 'resource')} then ${contentItems.name} when ${is('event')} then ${events.title} when ${is('post')} then ${posts.title}
  when ${is('community')} then ${communities.name} else ${people.firstName} || ' ' || ${people.lastName} end`;
const text = sql`case when ${is('news', 'resource')} then ${contentItems.shortDescription} || ' ' || read_text(${contentItems.contentHtml})
  when ${is('event')} then ${events.shortDesc} || ' ' || read_text(${events.contentHtml}) when ${is('post')} then read_text(${posts.bodyHtml})
  when ${is('community')} then ${communities.shortDescription} else '' end`;
const communityId = sql`case when ${is('community')} then placed.id else ${posts.communityId} end`;

/** Words that PostgreSQL marks nothing by leave the text as it is. */
function marked(of: SQL, options: string): SQL {
  return sql`coalesce(${headline(of, words, options)}, ${of})`;
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
  const places = asking.kinds.includes('post') ? readablePlaces(asking) : null;
  const sources = asking.kinds.map((kind) => sourceOf(kind, db, wanted, asking));
  return readFound(db, { ...wanted, sources, places }, asking);
}

/** What was found, and among which communities its words were looked for, where they were. */
interface Finding extends Pick<WantedEverywhere, 'words' | 'keyword'> {
  /** Of each kind what fits, as {@link sourceOf} selects it. */
  sources: readonly SQL[];
  places: SQL | null;
}

/** A page of each kind, as it is shown. */
export async function readFound(
  db: Db,
  { sources, places, ...wanted }: Finding,
  { person, page, pageSize }: AskingEverywhere,
): Promise<readonly FoundRow[]> {
  if (sources.length === 0) return [];
  const first = (page - 1) * pageSize;
  const found = await db.execute<FoundRow>(sql`
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
    select placed.kind, placed.id, placed.total, placed.place::int as place, ${marked(title, 'HighlightAll=true')} as title,
      ${marked(text, 'MaxWords=32, MinWords=20, MaxFragments=1')} as excerpt,
      to_char(placed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when ${is('event')} then ${events.startZone} end as zone, ${communities.alias} as alias,
      ${is('community')} is not true or ${isJoined(person)} as "isOpen",
      case when ${is('news', 'resource')} then ${contentItems.imageAssetId} when ${is('event')} then ${events.imageAssetId}
        when ${is('community')} then ${communities.imageAssetId} end as "imageAssetId",
      case when ${is('person')} then ${personJson(isConnectedTo(person))} end as person
    from placed
    left join ${contentItems} on ${is('news', 'resource')} and ${contentItems.id} = placed.id
    left join ${events} on ${is('event')} and ${events.id} = placed.id
    left join ${posts} on ${is('post')} and ${posts.id} = placed.id
    left join ${communities} on ${communities.id} = ${communityId}
    left join ${memberships} mine on ${isMine(person)}
    left join ${people} on ${is('person')} and ${people.id} = placed.id
    where placed.place > ${first} and placed.place <= ${first + pageSize} or placed.place = 1
    order by placed.kind, placed.place`);
  return found.rows;
}
