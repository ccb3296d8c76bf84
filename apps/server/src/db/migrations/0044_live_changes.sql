ALTER TABLE "live_events" ADD COLUMN "community_id" text;--> statement-breakpoint
DROP TRIGGER posts_changed_live ON "posts";
--> statement-breakpoint
-- How often a post was viewed is told to nobody: each who opens it would be told to all the others.
CREATE TRIGGER posts_changed_live AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((old.likes_count, old.comments_count, old.status, old.visibility, old.is_frozen, old.accepted_comment_id, old.version)
    IS DISTINCT FROM (new.likes_count, new.comments_count, new.status, new.visibility, new.is_frozen, new.accepted_comment_id, new.version)) EXECUTE FUNCTION note_post();
--> statement-breakpoint
CREATE FUNCTION note_vote() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, post_id, at) values ('poll', coalesce(new.post_id, old.post_id), clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER poll_votes_live AFTER INSERT OR UPDATE OR DELETE ON "poll_votes" FOR EACH ROW EXECUTE FUNCTION note_vote();
--> statement-breakpoint
CREATE FUNCTION note_community() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, community_id, at) values ('community', new.id, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER communities_counted_live AFTER UPDATE ON "communities" FOR EACH ROW
  WHEN ((old.likes_count, old.members_count, old.posts_count) IS DISTINCT FROM (new.likes_count, new.members_count, new.posts_count)) EXECUTE FUNCTION note_community();
--> statement-breakpoint
CREATE FUNCTION note_favourite() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, person_id, at) values ('favourite', coalesce(new.person_id, old.person_id), clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER community_favourites_live AFTER INSERT OR DELETE ON "community_favourites" FOR EACH ROW EXECUTE FUNCTION note_favourite();
--> statement-breakpoint
CREATE TRIGGER event_favourites_live AFTER INSERT OR DELETE ON "event_favourites" FOR EACH ROW EXECUTE FUNCTION note_favourite();
