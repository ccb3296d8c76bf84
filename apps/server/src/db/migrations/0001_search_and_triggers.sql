-- What the table definitions cannot say: search, a check, and triggers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ BEGIN RETURN lower(unaccent('unaccent', value)); END $$;--> statement-breakpoint
CREATE INDEX communities_search_idx ON communities USING gin (search_text(name || ' ' || short_description) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX people_search_idx ON people USING gin (search_text(first_name || ' ' || last_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX people_email_search_idx ON people USING gin (search_text(email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX tags_search_idx ON tags USING gin (search_text(name) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE reports ADD CONSTRAINT reports_one_target CHECK (num_nonnulls(post_id, comment_id) = 1);--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ begin raise exception 'The audit is added to, never changed'; end $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whoever disables an account, by whatever way: what it had open is over for good, and nothing new begins while it is disabled.
CREATE FUNCTION end_what_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update sessions set ended_at = new.disabled_at, end_reason = 'accountDisabled' where person_id = new.id and ended_at is null;
  delete from login_challenges where person_id = new.id;
  update password_resets set used_at = new.disabled_at where person_id = new.id and used_at is null;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER people_disabled AFTER UPDATE ON "people" FOR EACH ROW
  WHEN (new.disabled_at is not null and old.disabled_at is distinct from new.disabled_at) EXECUTE FUNCTION end_what_is_open();
--> statement-breakpoint
-- A sign-in at the same moment waits for the account's row: either it is seen by the trigger above, or it sees that the account is disabled.
CREATE FUNCTION end_session_of_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
declare disabled timestamptz;
begin
  select disabled_at into disabled from people where id = new.person_id for share;
  if disabled is not null then
    new.ended_at := disabled;
    new.end_reason := 'accountDisabled';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER sessions_of_disabled BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION end_session_of_disabled();
--> statement-breakpoint
-- Administrators alone act for others, and never for an administrator: a change of either role ends it for good, also when it is taken back. 1 is Admin.
CREATE FUNCTION end_impersonation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update sessions set ended_at = now(), end_reason = 'roleChanged' from sessions as own
    where own.id = sessions.parent_id and new.id in (own.person_id, sessions.person_id) and sessions.ended_at is null;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER people_became_or_left_admin AFTER UPDATE ON "people" FOR EACH ROW
  WHEN (old.role is distinct from new.role and 1 in (old.role, new.role)) EXECUTE FUNCTION end_impersonation();
