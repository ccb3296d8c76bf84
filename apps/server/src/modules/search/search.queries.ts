import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import {
  assets,
  comments,
  commentWords,
  memberships,
  people,
  posts,
  postPolls,
  postTags,
  postWords,
  tags,
} from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { keyText, moment } from '../../http/cursor.ts';
import { anyoneLike, type Asking, fillingIn, roleIn } from '../auth/index.ts';
import type { CommunityCall } from '../communities/index.ts';
import { personColumns } from '../people/index.ts';
import { isReadable } from '../posts/index.ts';
import { begin, end } from './pieces-of.ts';
import type { Query } from './service.ts';

/** Words that are there, or those that look like what was typed. */
export type SearchKind = 'exact' | 'similar';

/** What is looked for. */
interface Wanted {
  kind: SearchKind;
  /** As it was typed, or as PostgreSQL writes it. */
  text: string;
}

/** Of which list, how well a post fits, when it was written, and its id. */
export const placeShape = z.tuple([
  z.enum(['exact', 'similar']),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .max(20),
  moment,
  keyText,
]);
type Place = z.output<typeof placeShape>;

export function placeOf(kind: SearchKind): (row: FoundRow) => Place {
  return ({ rank, moment: at, postId }) => [kind, rank, at, postId];
}

export function typedWords({ keyword }: Query): Wanted {
  return { kind: 'exact', text: keyword };
}

/** What somebody may have meant who mistyped; null where that was no word. It is found once, because each look for it costs as much as the search. */
export async function meantWords(
  { keyword }: Pick<Query, 'keyword'>,
  { db }: Pick<CommunityCall, 'db'>,
): Promise<Wanted | null> {
  const rows = await prepared(db, 'meant words', () => selectMeant(db)).execute({ keyword });
  const meant = rows[0]?.meant ?? null;
  return meant === null ? null : { kind: 'similar', text: meant };
}

function selectMeant(db: Db) {
  const meant = sql<string | null>`meant::text`.as('meant');
  return db.select({ meant }).from(sql`meant_words(${sql.placeholder('keyword')}) meant`);
}

export type FoundRow = Omit<Awaited<ReturnType<typeof selectPage>>[number], 'total'>;

/** A page of the posts that fit, and one more, the best first, with how many fit in all. */
export async function findPosts(wanted: Wanted, query: Query, place: Place | null, call: CommunityCall) {
  const { db } = call;
  const person = personOf(call);
  const search = { kind: wanted.kind, query, person: anyoneLike(person) };
  const [, rank, moment, id] = place ?? [];
  const filled = { ...fillingIn(person), communityId: call.facts.community.id, wanted: wanted.text, rank, moment, id };
  const statement = (name: string, write: () => ReturnType<typeof selectPage>) =>
    // By what it may be narrowed to there would be a hundred texts to keep.
    isNarrowed(query) ? write() : prepared(db, roleIn(`${name} of ${wanted.kind} words`, person), write);
  const found = await statement(place === null ? 'search' : 'search behind a place', () =>
    selectPage(db, search, place !== null),
  ).execute({ ...filled, take: query.pageSize + 1, skip: place === null ? (query.page - 1) * query.pageSize : 0 });
  const isFirst = place === null && query.page === 1;
  return counted(found, async () => (isFirst ? [] : selectTotal(db, search).execute(filled)));
}

/** A search in words that all who ask alike share. */
interface SharedSearch {
  kind: SearchKind;
  query: Query;
  person: Asking;
}

const communityId = sql.placeholder('communityId');

/** Looked for in the whole of what was typed: selected, so that it is made once and not for every row. */
function wordsOf(kind: SearchKind): SQL {
  const text = sql.placeholder('wanted');
  return kind === 'exact' ? sql`(select wanted_words(${text}))` : sql`(select ${text}::tsquery)`;
}

/** The posts that fit, with how well, and the comment that fits better than the post itself. */
function hitsOf(kind: SearchKind) {
  const words = wordsOf(kind);
  const inPlace = sql`(select wanted_in(${communityId}, ${words}))`;
  // Without the community: beside a word that has no weight, titles would weigh as much as comments.
  const rank = sql`ts_rank(words, (select words_in_place(${communityId}, ${words}::text)::tsquery))`;
  const hits = sql`select post_id, null::text as comment_id, ${rank} as rank from ${postWords} where words @@ ${inPlace}
    union all select post_id, comment_id, ${rank} from ${commentWords} where words @@ ${inPlace}`;
  return sql`(select post_id, max(rank)::numeric(10, 6) as rank, (array_agg(comment_id order by rank desc, comment_id nulls first))[1] as comment_id
    from (${hits}) hits group by post_id) found`;
}

/** The membership of the person who asks, looked up once: as a plain join it would be for each post that fits. */
function mineThere(person: Asking): SQL {
  const there = sql`select * from ${memberships} where ${memberships.communityId} = ${communityId} and ${memberships.personId} = ${person.id}`;
  return sql`(with there as materialized (${there}) select * from there) mine`;
}

/** Those of them that the person may read: each is ranked once, for the page and for how many there are. */
function selectFitting(db: Db, { kind, query, person }: SharedSearch) {
  return db
    .select({
      postId: posts.id,
      createdAt: posts.createdAt,
      rank: sql<string>`found.rank`.as('rank'),
      commentId: sql<string | null>`found.comment_id`.as('comment_id'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(hitsOf(kind))
    .innerJoin(posts, eq(posts.id, sql`found.post_id`))
    .leftJoin(mineThere(person), sql`true`)
    .where(isWanted(query, person))
    .as('fitting');
}

function selectTotal(db: Db, search: SharedSearch) {
  return db.select({ total: sql<number>`count(*)::int` }).from(selectFitting(db, search));
}

/** The page is found first, and what is shown is read of its rows alone. */
function selectPage(db: Db, search: SharedSearch, isAfterKeyset: boolean) {
  const fitting = selectFitting(db, search);
  const best = db
    .select()
    .from(fitting)
    .where(isAfterKeyset ? isBehind(fitting) : undefined)
    .orderBy(desc(fitting.rank), desc(fitting.createdAt), desc(fitting.postId))
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'))
    .as('best');
  const words = wordsOf(search.kind);
  return db
    .select({
      postId: posts.id,
      total: best.total,
      rank: best.rank,
      moment: sql<string>`to_char(${posts.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      commentId: best.commentId,
      title: headline(sql`${posts.title}`, words, 'HighlightAll=true'),
      excerpt: excerptIn(
        readText(
          sql`coalesce((select ${comments.bodyHtml} from ${comments} where ${comments.id} = ${best.commentId}), ${posts.bodyHtml})`,
        ),
        words,
      ),
      author: personColumns(search.person),
      createdAt: posts.createdAt,
      type: posts.type,
      isQuestion: posts.isQuestion,
      status: posts.status,
      isFrozen: posts.isFrozen,
      acceptedCommentId: posts.acceptedCommentId,
      hasPoll: sql<boolean>`exists (${poll})`,
      tags: sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${postTags.position}, ${tags.name})
        from ${postTags} join ${tags} on ${tags.id} = ${postTags.tagId} where ${postTags.postId} = ${posts.id}), '[]'::json)`,
      filesCount: sql<number>`(select count(*)::int from (${files}) files)`,
      commentsCount: posts.commentsCount,
    })
    .from(best)
    .innerJoin(posts, eq(posts.id, best.postId))
    .innerJoin(people, eq(people.id, posts.authorId))
    .orderBy(desc(best.rank), desc(best.createdAt), desc(best.postId));
}

const poll = sql`select 1 from ${postPolls} where ${postPolls.postId} = ${posts.id}`;
const files = sql`select 1 from ${assets} where ${assets.ownerKind} = 'post' and ${assets.ownerId} = ${posts.id}`;

/** Marks what was looked for in a plain text. Marks that somebody has written themselves are gone before. */
export function headline(text: SQL, words: SQL, options: string) {
  const clean = sql`translate(${text}, ${begin + end}, '')`;
  const marks = `StartSel=${begin}, StopSel=${end}, ${options}`;
  return sql<string>`ts_headline('english', ${clean}, ${words}, ${marks})`;
}

/** `readText` in SQL. Words to be found are read by `read_text` alone: what stands between blocks is none. */
export function readText(html: SQLWrapper) {
  const apart = sql`read_text(regexp_replace(${html}, '</?(p|h[1-6]|li|blockquote|pre|caption|t[hd])(\\s[^>]*)?>', ' · ', 'gi'))`;
  return sql`btrim(regexp_replace(${apart}, '\\s+·(\\s+·)*\\s+', ' · ', 'g'), ' ·')`;
}

/** The place in a plain text where the words stand, marked. Where it begins within the text an ellipsis says so, as in `excerptOf`. */
export function excerptIn(text: SQL, words: SQL) {
  const signs = begin + end;
  const cut = headline(sql`whole`, words, 'MaxWords=32, MinWords=20, MaxFragments=1');
  const before = sql`left(whole, greatest(strpos(whole, translate(cut, ${signs}, '')) - 1, 0))`;
  // PostgreSQL begins with a word: a quotation mark before the first one is nothing left out.
  return sql<string>`(select case when ${before} ~ '[^[:punct:][:space:]“‘]' then '… ' || cut else cut end
    from (select whole, btrim(${cut}, ' ·') as cut from (select translate(${text}, ${signs}, '') as whole offset 0) plain offset 0) headline)`;
}

function isBehind({
  rank,
  createdAt,
  postId,
}: Pick<ReturnType<typeof selectFitting>, 'rank' | 'createdAt' | 'postId'>): SQL {
  return sql`(${rank}, ${createdAt}, ${postId}) < (${sql.placeholder('rank')}::numeric, ${sql.placeholder('moment')}::timestamptz, ${sql.placeholder('id')})`;
}

function isNarrowed({ kind, authorId, tagId, from, to, hasFile }: Query): boolean {
  return hasFile === true || [kind, authorId, tagId, from, to].some((one) => one !== undefined);
}

/** In the community, for the person to read, and of what the search is narrowed to. */
function isWanted({ kind, authorId, tagId, from, to, hasFile }: Query, person: Asking): SQL | undefined {
  return and(
    eq(posts.communityId, communityId),
    isReadable(person),
    kind === undefined ? undefined : isOfKind(kind),
    authorId === undefined ? undefined : eq(posts.authorId, authorId),
    tagId === undefined
      ? undefined
      : sql`exists (select 1 from ${postTags} where ${postTags.postId} = ${posts.id} and ${postTags.tagId} = ${tagId})`,
    from === undefined ? undefined : sql`${posts.createdAt} >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`${posts.createdAt} < ${to}::timestamptz`,
    hasFile ? sql`exists (${files})` : undefined,
  );
}

function isOfKind(kind: NonNullable<Query['kind']>): SQL {
  if (kind === 'question') return sql`${posts.isQuestion}`;
  if (kind === 'poll') return sql`exists (${poll})`;
  return sql`${posts.type} = ${Number(kind)}`;
}
