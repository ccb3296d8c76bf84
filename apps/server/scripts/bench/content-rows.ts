import { lettersOf, type Step } from './step.ts';
import type { Size } from './sizes.ts';

/** News and resources, a third of them for members alone, and what is looked for in them, in events and in communities. */
export function contentSteps({ items, events, communities }: Size): readonly Step[] {
  return [
    {
      name: 'News and resources',
      rows: items,
      statement: `insert into content_items (id, kind, name, short_description, content_html, status, is_members_only, created_at)
        select 'item-' || i, (array['news', 'resource'])[1 + i % 2], ${lettersOf('i', 'item')} || ' in practice', 'What is known of ' || ${lettersOf('i % 500', 'topic')},
          '<p>' || repeat('What the organisation tells its members about ' || ${lettersOf('i', 'word')} || ' takes a few lines. ', 12) || '</p>', 'active', i % 3 = 0,
          now() - i * interval '1 hour' from generate_series($1::int, $2::int) i`,
    },
    // What triggers keep otherwise.
    {
      name: 'Words of news and resources',
      rows: items,
      statement: `with known as (insert into known_words (word) select distinct known_words_in(concat_ws(' ', name, short_description, read_text(content_html)))
          from generate_series($1::int, $2::int) i join content_items on id = 'item-' || i on conflict do nothing)
        select keep_content_entries(array(select 'item-' || i from generate_series($1::int, $2::int) i))`,
    },
    {
      name: 'Words of events',
      rows: events,
      statement: `select keep_event_entries(array(select 'event-' || i from generate_series($1::int, $2::int) i))`,
    },
    {
      name: 'Words of communities',
      rows: communities,
      statement: `insert into search_entries (kind, target_id, words) select 'community', id, words_of_entry(name, short_description, '', '')
        from generate_series($1::int, $2::int) i join communities on id = 'community-' || i`,
    },
  ];
}
