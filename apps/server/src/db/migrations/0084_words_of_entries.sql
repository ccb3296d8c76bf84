-- What is looked for in something: its name, what is said of it in short and what it carries, its text, and its files and places.
CREATE FUNCTION words_of_entry(name text, short text, html text, around text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT setweight(to_tsvector('english', search_text(name)), 'A') || setweight(to_tsvector('english', search_text(short)), 'B')
    || setweight(to_tsvector('english', search_text(read_text(html))), 'C') || setweight(to_tsvector('english', search_text(around)), 'D') $$;
--> statement-breakpoint
-- What is looked for in the words of all: any of several ways to say it, the last word of each by its beginning. Null where nothing is asked for.
CREATE FUNCTION wanted_ways(typed text[]) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT string_agg('(' || wanted_words(way)::text || ')', ' | ')::tsquery FROM unnest(typed) AS way WHERE numnode(wanted_words(way)) > 0 $$;
--> statement-breakpoint
CREATE FUNCTION keep_content_entries(items text[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into search_entries (kind, target_id, words)
    select 'content', item.id, words_of_entry(item.name, concat_ws(' ', item.short_description, tagged.names, sorted.names), item.content_html, coalesce(filed.names, ''))
    from content_items item
    left join lateral (select string_agg(tags.name, ' ' order by tags.id) as names from content_item_tags link join tags on tags.id = link.tag_id where link.item_id = item.id) tagged on true
    left join lateral (select string_agg(category.label, ' ' order by category.id) as names from content_item_categories link join content_categories category on category.id = link.category_id
      where link.item_id = item.id) sorted on true
    left join lateral (select string_agg(attached.name, ' ' order by attached.position, attached.id) as names from content_assets attached where attached.item_id = item.id) filed on true
    where item.id = any(items) order by item.id
    on conflict (kind, target_id) do update set words = excluded.words;
end $$;
--> statement-breakpoint
CREATE FUNCTION keep_event_entries(those text[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into search_entries (kind, target_id, words)
    select 'event', event.id, words_of_entry(event.title, concat_ws(' ', event.short_desc, tagged.names), event.content_html, coalesce(event.address, ''))
    from events event
    left join lateral (select string_agg(tags.name, ' ' order by tags.id) as names from event_tags link join tags on tags.id = link.tag_id where link.event_id = event.id) tagged on true
    where event.id = any(those) order by event.id
    on conflict (kind, target_id) do update set words = excluded.words;
end $$;
--> statement-breakpoint
-- Of a community what is said at its door: whoever may know of it knows that.
CREATE FUNCTION keep_community_entry() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into search_entries (kind, target_id, words) values ('community', new.id, words_of_entry(new.name, new.short_description, '', ''))
    on conflict (kind, target_id) do update set words = excluded.words;
  perform keep_known_words(new.name || ' ' || new.short_description);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER communities_named AFTER INSERT OR UPDATE OF name, short_description ON "communities" FOR EACH ROW EXECUTE FUNCTION keep_community_entry();
--> statement-breakpoint
CREATE FUNCTION keep_content_entry() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_content_entries(array[new.id]);
  perform keep_known_words(concat_ws(' ', new.name, new.short_description, read_text(new.content_html)));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_items_written AFTER INSERT OR UPDATE OF name, short_description, content_html ON "content_items" FOR EACH ROW EXECUTE FUNCTION keep_content_entry();
--> statement-breakpoint
CREATE FUNCTION keep_event_entry() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_event_entries(array[new.id]);
  perform keep_known_words(concat_ws(' ', new.title, new.short_desc, read_text(new.content_html)));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER events_written AFTER INSERT OR UPDATE OF title, short_desc, content_html, address ON "events" FOR EACH ROW EXECUTE FUNCTION keep_event_entry();
--> statement-breakpoint
-- What an item or an event carries comes in many rows at once: their words are made once for all of them.
CREATE FUNCTION keep_entries_of_items() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_content_entries(array(select distinct item_id from changed));
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION keep_entries_of_events() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_event_entries(array(select distinct event_id from changed));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_item_tags_added AFTER INSERT ON "content_item_tags" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_item_tags_taken AFTER DELETE ON "content_item_tags" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_item_categories_added AFTER INSERT ON "content_item_categories" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_item_categories_taken AFTER DELETE ON "content_item_categories" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_assets_added AFTER INSERT ON "content_assets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_assets_named AFTER UPDATE ON "content_assets" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER content_assets_taken AFTER DELETE ON "content_assets" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_items();
--> statement-breakpoint
CREATE TRIGGER event_tags_added AFTER INSERT ON "event_tags" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_events();
--> statement-breakpoint
CREATE TRIGGER event_tags_taken AFTER DELETE ON "event_tags" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_events();
--> statement-breakpoint
-- A tag or a category that is renamed is found by its new name wherever it is carried.
CREATE FUNCTION keep_entries_of_tag() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_content_entries(array(select item_id from content_item_tags where tag_id = new.id));
  perform keep_event_entries(array(select event_id from event_tags where tag_id = new.id));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER tags_renamed AFTER UPDATE OF name ON "tags" FOR EACH ROW WHEN (old.name is distinct from new.name) EXECUTE FUNCTION keep_entries_of_tag();
--> statement-breakpoint
CREATE FUNCTION keep_entries_of_category() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_content_entries(array(select item_id from content_item_categories where category_id = new.id));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_categories_renamed AFTER UPDATE OF label ON "content_categories" FOR EACH ROW WHEN (old.label is distinct from new.label) EXECUTE FUNCTION keep_entries_of_category();
--> statement-breakpoint
-- With what it is of: the kind is said where the trigger is made.
CREATE FUNCTION forget_entry() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  delete from search_entries where kind = tg_argv[0] and target_id = old.id;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER content_items_gone AFTER DELETE ON "content_items" FOR EACH ROW EXECUTE FUNCTION forget_entry('content');
--> statement-breakpoint
CREATE TRIGGER events_gone AFTER DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION forget_entry('event');
--> statement-breakpoint
CREATE TRIGGER communities_gone AFTER DELETE ON "communities" FOR EACH ROW EXECUTE FUNCTION forget_entry('community');
--> statement-breakpoint
SELECT keep_content_entries(array(select id from content_items));
--> statement-breakpoint
SELECT keep_event_entries(array(select id from events));
--> statement-breakpoint
INSERT INTO search_entries (kind, target_id, words) SELECT 'community', id, words_of_entry(name, short_description, '', '') FROM communities;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT known_words_in(name || ' ' || short_description) FROM communities ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT known_words_in(concat_ws(' ', name, short_description, read_text(content_html))) FROM content_items ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT known_words_in(concat_ws(' ', title, short_desc, read_text(content_html))) FROM events ON CONFLICT DO NOTHING;
