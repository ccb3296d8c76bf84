CREATE TABLE "cpd_person_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cpd_person_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"contents" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_rule_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cpd_rule_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"since" timestamp (3) with time zone NOT NULL,
	"pack" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_person_versions" ADD CONSTRAINT "cpd_person_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_person_versions_person_idx" ON "cpd_person_versions" USING btree ("person_id","until","id");--> statement-breakpoint
CREATE INDEX "cpd_rule_versions_since_idx" ON "cpd_rule_versions" USING btree ("since","id");--> statement-breakpoint
CREATE FUNCTION keep_cpd_person(kept people, but text, was cpd_leaves) RETURNS void LANGUAGE sql AS $$
  -- With an account its versions go too.
  INSERT INTO cpd_person_versions (person_id, until, contents)
    SELECT kept.id, now(), jsonb_build_object(
      'name', kept.first_name || ' ' || kept.last_name, 'joinedOn', kept.joined_on,
      'leaves', coalesce((
        SELECT jsonb_agg(jsonb_build_object('firstDay', leave.first_day, 'lastDay', leave.last_day) ORDER BY leave.first_day, leave.id)
        FROM (
          SELECT id, first_day, last_day FROM cpd_leaves WHERE person_id = kept.id AND id IS DISTINCT FROM but
          UNION ALL SELECT was.id, was.first_day, was.last_day WHERE was.id IS NOT NULL) leave), '[]'))
    WHERE EXISTS (SELECT FROM people WHERE id = kept.id)
$$;--> statement-breakpoint
CREATE FUNCTION cpd_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM keep_cpd_person(OLD, NULL, NULL); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION cpd_leave_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person people;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO person FROM people WHERE id = NEW.person_id;
    PERFORM keep_cpd_person(person, NEW.id, NULL);
  ELSE
    SELECT * INTO person FROM people WHERE id = OLD.person_id;
    PERFORM keep_cpd_person(person, OLD.id, OLD);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER people_kept_for_cpd AFTER UPDATE OF first_name, last_name, joined_on ON people FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.joined_on) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.joined_on))
  EXECUTE FUNCTION cpd_person_changed();--> statement-breakpoint
CREATE TRIGGER cpd_leaves_kept AFTER INSERT OR UPDATE OR DELETE ON cpd_leaves FOR EACH ROW EXECUTE FUNCTION cpd_leave_changed();
