-- Somebody may do more or less in a community from now on. Whoever belonged to it or waited knew of it until then, whatever they may know now.
CREATE FUNCTION note_membership() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  knew boolean := tg_op <> 'INSERT' and old.status in ('Joined', 'Awaiting');
begin
  -- Who asks to be let in may do nothing yet, and still sends the files of their answers: the form must stand until then.
  if tg_op <> 'DELETE' and new.status = 'Awaiting' then
    return null;
  end if;
  insert into live_events (kind, person_id, community_id, is_gone, at)
    values ('access', coalesce(new.person_id, old.person_id), coalesce(new.community_id, old.community_id), knew, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER memberships_live AFTER INSERT OR DELETE ON "memberships" FOR EACH ROW EXECUTE FUNCTION note_membership();
--> statement-breakpoint
CREATE TRIGGER memberships_changed_live AFTER UPDATE ON "memberships" FOR EACH ROW
  WHEN ((old.status, old.role) IS DISTINCT FROM (new.status, new.role)) EXECUTE FUNCTION note_membership();
--> statement-breakpoint
-- The same for all who belong to a community that is archived, closed, deleted or opened again.
CREATE FUNCTION note_closing() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  was_there boolean := old.deleted_at is null and coalesce(old.alive_start_at <= clock_timestamp(), true)
    and coalesce(old.alive_end_at >= clock_timestamp(), true);
begin
  insert into live_events (kind, community_id, is_gone, at) values ('access', new.id, was_there, clock_timestamp());
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER communities_closed_live AFTER UPDATE ON "communities" FOR EACH ROW
  WHEN ((old.archived_at, old.deleted_at, old.alive_start_at, old.alive_end_at)
    IS DISTINCT FROM (new.archived_at, new.deleted_at, new.alive_start_at, new.alive_end_at)) EXECUTE FUNCTION note_closing();
