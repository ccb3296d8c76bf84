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
UPDATE "sessions" SET "ended_at" = "people"."disabled_at", "end_reason" = 'accountDisabled' FROM "people"
  WHERE "people"."id" = "person_id" AND "disabled_at" IS NOT NULL AND "ended_at" IS NULL;
