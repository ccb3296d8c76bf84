-- Whatever way an event is changed, calendars that hold a copy see it by a higher revision.
CREATE FUNCTION revise_event() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.calendar_revision := old.calendar_revision + 1;
  new.calendar_revised_at := now();
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER events_revised BEFORE UPDATE ON "events" FOR EACH ROW
  WHEN ((old.title, old.status, old.short_desc, old.start_at, old.start_zone, old.end_at, old.end_zone, old.address)
    is distinct from (new.title, new.status, new.short_desc, new.start_at, new.start_zone, new.end_at, new.end_zone, new.address))
  EXECUTE FUNCTION revise_event();
--> statement-breakpoint
-- A session that is added is in nobody's calendar yet; one that is moved or replaced may be.
CREATE FUNCTION revise_event_of_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update events set calendar_revision = calendar_revision + 1, calendar_revised_at = now() where id in (select event_id from before);
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER event_sessions_moved AFTER UPDATE ON "event_sessions" REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION revise_event_of_sessions();
--> statement-breakpoint
CREATE TRIGGER event_sessions_removed AFTER DELETE ON "event_sessions" REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION revise_event_of_sessions();
