import { createHash } from 'node:crypto';
import { type BenchCall, get } from './bench-call.ts';
import type { Size } from './sizes.ts';

const digits = 'ghijklmnop';
/** What `lettersOf` makes in the database. */
const letters = (number: number, salt: string) =>
  createHash('md5')
    .update(`${number}${salt}`)
    .digest('hex')
    .slice(0, 7)
    .replace(/\d/g, (digit) => digits.charAt(Number(digit)));

/** Two of each kind with how many there are, as the bar of the portal shows them: what all the rows hold, what one does, and that mistyped. */
export function searchCalls({ items }: Size): readonly BenchCall[] {
  const itemOf = (reader: number) => letters(1 + ((reader * 7) % items), 'item');
  const call = (name: string, typed: (reader: number) => string, words: string): BenchCall => ({
    name,
    request: (reader) => get(reader, `/api/search?pageSize=2&keyword=${typed(reader)}`),
    bare: { text: everywhere(words), values: (reader) => [`member-${reader}`, typed(reader)] },
  });
  return [
    // Half a second of PostgreSQL each: 32 on two cores would wait for ten.
    { ...call('search all, common', () => 'members', asTyped), connections: 4 },
    call('search all, rare', itemOf, asTyped),
    call('search all, mistyped', (reader) => swapped(itemOf(reader)), asMeant),
  ];
}

const asTyped = `to_tsquery('english', $2 || ':*')`;
/** The bare program knows that nothing holds the word, and begins with what it may have been. */
const asMeant = `(select meant::tsquery from meant_words($2) meant)`;

/** Two letters of a word the wrong way round. */
function swapped(word: string): string {
  return `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`;
}

const everywhere = (words: string) => `with q as materialized (select ${words} as words),
  places as materialized (select m.community_id, wanted_in(m.community_id, q.words) as words, words_in_place(m.community_id, q.words::text)::tsquery as weighed
    from memberships m cross join q where m.person_id = $1 and m.status = 'Joined'),
  hits as materialized (
    select coalesce(i.kind, e.kind) as kind, e.target_id as id, ts_rank(e.words, q.words) as rank from q join search_entries e on e.words @@ q.words
      left join content_items i on e.kind = 'content' and i.id = e.target_id
    union all
    select 'post', post_id, max(rank) from (
      select e.post_id, ts_rank(e.words, p.weighed) as rank from places p join post_words e on e.words @@ p.words
      union all select e.post_id, ts_rank(e.words, p.weighed) from places p join comment_words e on e.words @@ p.words) found group by post_id
    union all
    select 'person', p.id, 1 from people p where p.search_name like '%' || lower($2) || '%'
      and exists (select from memberships a join memberships b on b.community_id = a.community_id where a.person_id = $1 and b.person_id = p.id)),
  placed as (select *, count(*) over (partition by kind) as total, row_number() over (partition by kind order by rank desc, id) as place from hits)
  select placed.kind, placed.id, total, ts_headline('english', coalesce(i.name, p.title, v.title, c.name, ''), q.words) as title,
    ts_headline('english', coalesce(read_text(coalesce(i.content_html, p.body_html, v.content_html)), c.short_description, ''), q.words) as excerpt
  from q cross join placed
  left join content_items i on placed.kind in ('news', 'resource') and i.id = placed.id
  left join posts p on placed.kind = 'post' and p.id = placed.id
  left join events v on placed.kind = 'event' and v.id = placed.id
  left join communities c on placed.kind = 'community' and c.id = placed.id
  where place <= 2 order by placed.kind, place`;
