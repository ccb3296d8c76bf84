CREATE TABLE "asset_texts" (
	"asset_id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset_texts" ADD CONSTRAINT "asset_texts_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What can be read in attached files is found last, as their names are. Of letters of more than one byte there are fewer: the words of an item are a megabyte at most.
CREATE OR REPLACE FUNCTION keep_content_entries(items text[]) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into search_entries (kind, target_id, words)
    select 'content', item.id, words_of_entry(item.name, concat_ws(' ', item.short_description, tagged.names, sorted.names), item.content_html, concat_ws(' ', filed.names, inside.words))
    from content_items item
    left join lateral (select string_agg(tags.name, ' ' order by tags.id) as names from content_item_tags link join tags on tags.id = link.tag_id where link.item_id = item.id) tagged on true
    left join lateral (select string_agg(category.label, ' ' order by category.id) as names from content_item_categories link join content_categories category on category.id = link.category_id
      where link.item_id = item.id) sorted on true
    left join lateral (select string_agg(attached.name, ' ' order by attached.position, attached.id) as names from content_assets attached where attached.item_id = item.id) filed on true
    left join lateral (select left(told.words, case when octet_length(told.words) > 330000 then 140000 else 300000 end) as words
      from (select left(string_agg(asset_texts.words, ' ' order by attached.position, attached.id), 300000) as words
        from content_assets attached join asset_texts on asset_texts.asset_id = attached.asset_id where attached.item_id = item.id) told) inside on true
    where item.id = any(items) order by item.id
    on conflict (kind, target_id) do update set words = excluded.words;
end $$;
--> statement-breakpoint
CREATE FUNCTION keep_entries_of_texts() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform keep_content_entries(array(select distinct attached.item_id from content_assets attached join changed on changed.asset_id = attached.asset_id));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER asset_texts_read AFTER INSERT ON "asset_texts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_texts();
