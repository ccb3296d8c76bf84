-- Whatever way a meeting is changed, calendars that hold a copy see it by a higher revision.
CREATE TRIGGER meetings_revised BEFORE UPDATE ON "meetings" FOR EACH ROW
  WHEN ((old.name, old.description, old.link, old.number, old.start_at, old.end_at, old.zone, old.deleted_at)
    is distinct from (new.name, new.description, new.link, new.number, new.start_at, new.end_at, new.zone, new.deleted_at))
  EXECUTE FUNCTION revise_event();
