CREATE TABLE "enrolment_changes" (
	"person_id" text NOT NULL,
	"course_id" text NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "enrolment_changes_person_id_course_id_pk" PRIMARY KEY("person_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cpd_minutes" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cpd_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_changes" ADD CONSTRAINT "enrolment_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_changes" ADD CONSTRAINT "enrolment_changes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolment_changes_course_idx" ON "enrolment_changes" USING btree ("course_id");--> statement-breakpoint
CREATE FUNCTION note_enrolment(person text, course text) RETURNS void LANGUAGE sql AS $$
  -- Neither is there any more where the place goes with its owner or its course.
  INSERT INTO enrolment_changes (person_id, course_id)
    SELECT person, course WHERE EXISTS (SELECT FROM people WHERE id = person) AND EXISTS (SELECT FROM courses WHERE id = course)
    ON CONFLICT (person_id, course_id) DO UPDATE SET changes = enrolment_changes.changes + 1
$$;--> statement-breakpoint
CREATE FUNCTION enrolment_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM note_enrolment(OLD.person_id, OLD.course_id);
  ELSE PERFORM note_enrolment(NEW.person_id, NEW.course_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION course_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM note_enrolment(person_id, course_id) FROM enrolments WHERE course_id = NEW.id; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER enrolments_changed AFTER INSERT OR DELETE OR UPDATE OF status, completed_on ON enrolments
  FOR EACH ROW EXECUTE FUNCTION enrolment_changed();--> statement-breakpoint
CREATE TRIGGER courses_count AFTER UPDATE OF cpd_minutes ON courses
  FOR EACH ROW WHEN (OLD.cpd_minutes IS NULL AND NEW.cpd_minutes IS NOT NULL) EXECUTE FUNCTION course_counts();
