CREATE TABLE "cpd_history_starts" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_record_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cpd_record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_deleted" boolean NOT NULL,
	"contents" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_audit_submissions" ADD COLUMN "papers" jsonb;--> statement-breakpoint
ALTER TABLE "cpd_record_versions" ADD CONSTRAINT "cpd_record_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_record_versions_person_idx" ON "cpd_record_versions" USING btree ("person_id","record_id","at","id");--> statement-breakpoint
CREATE INDEX "cpd_record_versions_record_idx" ON "cpd_record_versions" USING btree ("record_id","id");--> statement-breakpoint
CREATE FUNCTION cpd_record_contents(record cpd_records) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'title', record.title, 'category', record.category, 'domain', record.domain, 'presenter', record.presenter,
    'completedAt', record.completed_at, 'timeZone', record.time_zone, 'minutes', record.minutes,
    'learned', record.learned, 'plan', record.plan, 'source', record.source,
    'evidence', coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'hash', hash, 'type', type, 'bytes', bytes) ORDER BY created_at, id)
      FROM assets WHERE owner_kind = 'cpdRecord' AND owner_id = record.id), '[]'))
$$;--> statement-breakpoint
CREATE FUNCTION keep_cpd_version(kept text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  record cpd_records;
  last cpd_record_versions;
  said jsonb;
  told timestamptz;
BEGIN
  SELECT * INTO last FROM cpd_record_versions WHERE record_id = kept ORDER BY id DESC LIMIT 1;
  SELECT * INTO record FROM cpd_records WHERE id = kept;
  IF NOT FOUND THEN
    -- With an account its versions go too.
    IF NOT last.is_deleted AND EXISTS (SELECT FROM people WHERE id = last.person_id) THEN
      INSERT INTO cpd_record_versions (record_id, person_id, at, is_deleted, contents)
        VALUES (kept, last.person_id, greatest(now(), last.at), true, last.contents);
    END IF;
    RETURN;
  END IF;
  said := cpd_record_contents(record);
  IF last.contents = said AND last.is_deleted = (record.deleted_at IS NOT NULL) THEN RETURN; END IF;
  told := greatest(record.updated_at, record.deleted_at);
  -- Whatever changes a record without saying when did it now: an earlier state is never rewritten.
  IF last.at > told THEN told := greatest(now(), last.at); END IF;
  INSERT INTO cpd_record_versions (record_id, person_id, at, is_deleted, contents)
    VALUES (kept, record.person_id, told, record.deleted_at IS NOT NULL, said);
END $$;--> statement-breakpoint
CREATE FUNCTION cpd_record_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM keep_cpd_version(CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION cpd_evidence_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM keep_cpd_version(CASE WHEN TG_OP = 'DELETE' THEN OLD.owner_id ELSE NEW.owner_id END); RETURN NULL; END $$;--> statement-breakpoint
-- At the end of the transaction, when the record and its evidence are whole.
CREATE CONSTRAINT TRIGGER cpd_records_kept AFTER INSERT OR UPDATE OR DELETE ON cpd_records
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cpd_record_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER cpd_evidence_added AFTER INSERT ON assets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.owner_kind = 'cpdRecord') EXECUTE FUNCTION cpd_evidence_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER cpd_evidence_removed AFTER DELETE ON assets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.owner_kind = 'cpdRecord') EXECUTE FUNCTION cpd_evidence_changed();--> statement-breakpoint
CREATE FUNCTION cpd_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- They go with the account that they belong to, and in no other way.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'What a record said stays written' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER cpd_versions_stay BEFORE UPDATE OR DELETE ON cpd_record_versions FOR EACH ROW EXECUTE FUNCTION cpd_versions_stay();--> statement-breakpoint
INSERT INTO cpd_record_versions (record_id, person_id, at, is_deleted, contents)
  SELECT r.id, r.person_id, greatest(r.updated_at, r.deleted_at), r.deleted_at IS NOT NULL, cpd_record_contents(r) FROM cpd_records r;--> statement-breakpoint
INSERT INTO cpd_history_starts (id, at) SELECT 1, now() WHERE EXISTS (SELECT FROM people);
