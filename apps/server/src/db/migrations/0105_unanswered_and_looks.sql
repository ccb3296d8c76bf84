CREATE INDEX "posts_unanswered_idx" ON "posts" USING btree ("community_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "posts"."is_question" and "posts"."accepted_comment_id" is null and not "posts"."is_frozen";--> statement-breakpoint
-- Somebody has looked at a community in which something was new to them: their other tabs and devices mark it no longer.
-- Other looks are told of to nobody, since each page that is opened is one.
CREATE FUNCTION note_look() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select 1 from posts where community_id = new.community_id and status in (0, 1) and visibility <> 'private'
      and created_at > old.at and author_id <> new.person_id
  ) then
    insert into live_events (kind, person_id, community_id, at) values ('look', new.person_id, new.community_id, clock_timestamp());
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER community_views_live AFTER UPDATE ON "community_views" FOR EACH ROW EXECUTE FUNCTION note_look();
