CREATE TABLE "cpd_plan_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cpd_plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_deleted" boolean NOT NULL,
	"contents" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_goals" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cpd_plan_versions" ADD CONSTRAINT "cpd_plan_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_plan_versions_person_idx" ON "cpd_plan_versions" USING btree ("person_id","plan_id","at","id");--> statement-breakpoint
CREATE INDEX "cpd_plan_versions_plan_idx" ON "cpd_plan_versions" USING btree ("plan_id","id");--> statement-breakpoint
CREATE FUNCTION keep_cpd_plan(kept text, owner text, told timestamptz, gone boolean, said jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE last cpd_plan_versions;
BEGIN
  SELECT * INTO last FROM cpd_plan_versions WHERE plan_id = kept ORDER BY id DESC LIMIT 1;
  IF NOT gone AND NOT last.is_deleted AND last.contents = said THEN RETURN; END IF;
  -- With an account its versions go too.
  IF gone AND NOT EXISTS (SELECT FROM people WHERE id = owner) THEN RETURN; END IF;
  -- Whatever changes it without saying when did it now: an earlier state is never rewritten.
  IF last.at > told OR (gone AND last.at = told) THEN told := greatest(now(), last.at); END IF;
  INSERT INTO cpd_plan_versions (plan_id, person_id, at, is_deleted, contents) VALUES (kept, owner, told, gone, said);
END $$;--> statement-breakpoint
CREATE FUNCTION cpd_goal_contents(goal cpd_goals) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kind', 'goal', 'day', goal.day, 'title', goal.title, 'why', goal.why, 'by', goal.by,
    'reachedAt', goal.reached_at, 'createdAt', goal.created_at)
$$;--> statement-breakpoint
CREATE FUNCTION cpd_reflection_contents(reflection cpd_reflections) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('kind', 'reflection', 'day', reflection.day, 'text', reflection.text)
$$;--> statement-breakpoint
CREATE FUNCTION cpd_goal_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM keep_cpd_plan(OLD.id, OLD.person_id, OLD.updated_at, true, cpd_goal_contents(OLD));
  ELSE PERFORM keep_cpd_plan(NEW.id, NEW.person_id, NEW.updated_at, false, cpd_goal_contents(NEW)); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION cpd_reflection_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_cpd_plan(OLD.person_id || ' ' || OLD.day, OLD.person_id, OLD.written_at, true, cpd_reflection_contents(OLD));
  ELSE
    PERFORM keep_cpd_plan(NEW.person_id || ' ' || NEW.day, NEW.person_id, NEW.written_at, false, cpd_reflection_contents(NEW));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE cpd_goals SET updated_at = greatest(created_at, reached_at);--> statement-breakpoint
CREATE TRIGGER cpd_goals_kept AFTER INSERT OR UPDATE OR DELETE ON cpd_goals FOR EACH ROW EXECUTE FUNCTION cpd_goal_changed();--> statement-breakpoint
CREATE TRIGGER cpd_reflections_kept AFTER INSERT OR UPDATE OR DELETE ON cpd_reflections FOR EACH ROW EXECUTE FUNCTION cpd_reflection_changed();--> statement-breakpoint
CREATE TRIGGER cpd_plan_versions_stay BEFORE UPDATE OR DELETE ON cpd_plan_versions FOR EACH ROW EXECUTE FUNCTION cpd_versions_stay();--> statement-breakpoint
INSERT INTO cpd_plan_versions (plan_id, person_id, at, is_deleted, contents)
  SELECT g.id, g.person_id, g.updated_at, false, cpd_goal_contents(g) FROM cpd_goals g;--> statement-breakpoint
INSERT INTO cpd_plan_versions (plan_id, person_id, at, is_deleted, contents)
  SELECT r.person_id || ' ' || r.day, r.person_id, r.written_at, false, cpd_reflection_contents(r) FROM cpd_reflections r;--> statement-breakpoint
INSERT INTO cpd_history_starts (id, at) SELECT 2, now() WHERE EXISTS (SELECT FROM people);
