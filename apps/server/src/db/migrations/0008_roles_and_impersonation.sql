-- A change of role ends acting for others for good, also when it is taken back: administrators alone act, and never for an administrator. 1 is Admin.
CREATE FUNCTION end_impersonation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update sessions set ended_at = now(), end_reason = 'roleChanged' from sessions as own
    where own.id = sessions.parent_id and new.id in (own.person_id, sessions.person_id) and sessions.ended_at is null;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER people_became_or_left_admin AFTER UPDATE ON "people" FOR EACH ROW
  WHEN (old.role is distinct from new.role and 1 in (old.role, new.role)) EXECUTE FUNCTION end_impersonation();
--> statement-breakpoint
-- What begins at the same moment waits for both people's rows: either it is seen by the trigger above, or it sees their new roles.
CREATE FUNCTION refuse_impersonation() RETURNS trigger LANGUAGE plpgsql AS $$
declare acting_role smallint; target_role smallint;
begin
  select people.role into acting_role from sessions join people on people.id = sessions.person_id
    where sessions.id = new.parent_id for share of people;
  select role into target_role from people where id = new.person_id for share;
  if acting_role is distinct from 1 or target_role = 1 then
    new.ended_at := new.created_at;
    new.end_reason := 'roleChanged';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER sessions_for_others BEFORE INSERT ON "sessions" FOR EACH ROW
  WHEN (new.parent_id is not null) EXECUTE FUNCTION refuse_impersonation();
