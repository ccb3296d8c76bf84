ALTER TABLE "live_events" SET UNLOGGED;
--> statement-breakpoint
CREATE FUNCTION note_post() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  is_public boolean := new.status in (0, 1) and new.visibility <> 'private';
  was_public boolean := tg_op = 'UPDATE' and old.status in (0, 1) and old.visibility <> 'private';
begin
  insert into live_events (kind, post_id, is_new, is_gone, at)
    values ('post', new.id, is_public and not was_public, was_public and not is_public, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER posts_written_live AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION note_post();
--> statement-breakpoint
-- How often a post was viewed is told to nobody: each who opens it would be told to all the others.
CREATE TRIGGER posts_changed_live AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((old.likes_count, old.comments_count, old.status, old.visibility, old.is_frozen, old.version)
    IS DISTINCT FROM (new.likes_count, new.comments_count, new.status, new.visibility, new.is_frozen, new.version)) EXECUTE FUNCTION note_post();
--> statement-breakpoint
CREATE FUNCTION note_comment() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, post_id, at) values ('comment', new.post_id, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER comments_live AFTER INSERT OR UPDATE ON "comments" FOR EACH ROW EXECUTE FUNCTION note_comment();
--> statement-breakpoint
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, activity_id, at) values ('activity', new.id, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER activities_live AFTER INSERT OR UPDATE ON "activities" FOR EACH ROW EXECUTE FUNCTION note_activity();
--> statement-breakpoint
CREATE FUNCTION note_reading() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, person_id, at) values ('reading', new.person_id, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER activity_reads_live AFTER INSERT OR UPDATE ON "activity_reads" FOR EACH ROW EXECUTE FUNCTION note_reading();
--> statement-breakpoint
CREATE TRIGGER activities_read_live AFTER INSERT OR UPDATE ON "activities_read" FOR EACH ROW EXECUTE FUNCTION note_reading();
--> statement-breakpoint
CREATE FUNCTION note_session() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into live_events (kind, at) values ('session', clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended_live AFTER UPDATE ON "sessions" FOR EACH ROW
  WHEN (old.ended_at is null and new.ended_at is not null) EXECUTE FUNCTION note_session();
--> statement-breakpoint
CREATE TRIGGER people_changed_live AFTER UPDATE ON "people" FOR EACH ROW
  WHEN ((old.role, old.disabled_at) IS DISTINCT FROM (new.role, new.disabled_at)) EXECUTE FUNCTION note_session();
