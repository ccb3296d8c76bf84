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
