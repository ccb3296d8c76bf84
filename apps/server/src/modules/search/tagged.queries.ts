import type { FoundThingKind } from '@portal/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  communities,
  communityTags,
  contentItems,
  contentItemTags,
  events,
  eventTags,
  memberships,
  posts,
  postTags,
  tags,
} from '../../db/schema/index.ts';
import { prepared } from '../../db/prepared.ts';
import { containsText } from '../../db/search.ts';
import { isJoined, isMine, isSeen } from '../community-access/index.ts';
import { isRead } from '../content/index.ts';
import { isShown } from '../events/index.ts';
import { isReadable } from '../posts/index.ts';
import {
  anyoneSearchingLike,
  type AskingEverywhere,
  fillingInSearch,
  type FoundRow,
  type WantedKinds,
  searcherIn,
  type SearchingLike,
  selectFound,
} from './everywhere.queries.ts';

/** What of a kind carries the tag and may be seen by the condition of its own page; people carry none. */
function carriersOf(kind: FoundThingKind, tagId: SQL, { person, now }: SearchingLike): SQL | null {
  switch (kind) {
    case 'news':
    case 'resource':
      return sql`select ${kind}::text as kind, ${contentItems.id} as id, 0::numeric as rank, coalesce(${contentItems.publishFrom}, ${contentItems.createdAt}) as at
        from ${contentItemTags} join ${contentItems} on ${contentItems.id} = ${contentItemTags.itemId}
        where ${contentItemTags.tagId} = ${tagId} and ${isRead(kind, { reader: person, now })}`;
    case 'event':
      return sql`select 'event'::text as kind, ${events.id} as id, 0::numeric as rank, ${events.startAt} as at
        from ${eventTags} join ${events} on ${events.id} = ${eventTags.eventId} where ${eventTags.tagId} = ${tagId} and ${isShown}`;
    case 'post':
      return sql`select 'post'::text as kind, ${posts.id} as id, 0::numeric as rank, ${posts.createdAt} as at
        from ${postTags} join ${posts} on ${posts.id} = ${postTags.postId} join ${communities} on ${communities.id} = ${posts.communityId}
        left join ${memberships} mine on ${isMine(person)}
        where ${postTags.tagId} = ${tagId} and ${and(isSeen(person, now), isJoined(person), isReadable(person))}`;
    case 'community':
      return sql`select 'community'::text as kind, ${communities.id} as id, 0::numeric as rank, null::timestamptz as at
        from ${communityTags} join ${communities} on ${communities.id} = ${communityTags.communityId} left join ${memberships} mine on ${isMine(person)}
        where ${communityTags.tagId} = ${tagId} and ${isSeen(person, now)}`;
    case 'person':
      return null;
  }
}

function carriers(tagId: SQL, asking: SearchingLike & WantedKinds): SQL[] {
  return asking.kinds.flatMap((kind) => carriersOf(kind, tagId, asking) ?? []);
}

/** What carries the tag, the newest first: nothing is looked for in it, so that nothing is marked. */
export async function readTagged(db: Db, tagId: string, asking: AskingEverywhere): Promise<readonly FoundRow[]> {
  const { kinds, person } = asking;
  if (!kinds.some((kind) => kind !== 'person')) return [];
  return prepared(db, searcherIn('carries', asking), () => {
    const like = anyoneSearchingLike(person);
    const sources = carriers(sql`${sql.placeholder('tagId')}::text`, { ...like, kinds });
    return selectFound(db, { words: sql`select ''::tsquery`, keyword: '', sources, places: null }, like);
  }).execute({ tagId, ...fillingInSearch(asking) });
}

export async function readTag(db: Db, id: string): Promise<{ id: string; label: string } | null> {
  const [tag = null] = await db.select({ id: tags.id, label: tags.name }).from(tags).where(eq(tags.id, id));
  return tag;
}

interface TagRow extends Record<string, unknown> {
  id: string;
  label: string;
  total: number;
  place: number;
}

/** Tags whose names hold the text, those that begin with it first; of a tag that only others may see somewhere nobody is told. */
export async function searchTags(db: Db, keyword: string, asking: AskingEverywhere): Promise<readonly TagRow[]> {
  const { page, pageSize } = asking;
  const sources = carriers(sql`${tags.id}`, asking);
  if (sources.length === 0) return [];
  const isCarried = sql.join(
    sources.map((source) => sql`exists (${source})`),
    sql` or `,
  );
  const first = (page - 1) * pageSize;
  const found = await db.execute<TagRow>(sql`
    with fitting as materialized (
      select ${tags.id} as id, ${tags.name} as label, starts_with(search_text(${tags.name}), search_text(${keyword})) as begins
      from ${tags} where ${containsText(tags.name, keyword)} and (${isCarried})),
    placed as (
      select id, label, (count(*) over ())::int as total, (row_number() over (order by begins desc, lower(label) collate "C", id collate "C"))::int as place
      from fitting)
    select * from placed where place > ${first} and place <= ${first + pageSize} or place = 1 order by place`);
  return found.rows;
}
