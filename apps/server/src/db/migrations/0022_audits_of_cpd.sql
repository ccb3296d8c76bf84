CREATE TABLE "cpd_audit_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"due_on" date NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_audit_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"number" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"contents" jsonb NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cpd_audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"person_id" text,
	"due_on" date
);
--> statement-breakpoint
CREATE TABLE "cpd_audits" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"selection" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_audit_cases" ADD CONSTRAINT "cpd_audit_cases_audit_id_cpd_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."cpd_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_cases" ADD CONSTRAINT "cpd_audit_cases_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_submissions" ADD CONSTRAINT "cpd_audit_submissions_case_id_cpd_audit_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cpd_audit_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_submissions" ADD CONSTRAINT "cpd_audit_submissions_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_trail" ADD CONSTRAINT "cpd_audit_trail_audit_id_cpd_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."cpd_audits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_trail" ADD CONSTRAINT "cpd_audit_trail_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_audit_trail" ADD CONSTRAINT "cpd_audit_trail_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cpd_audit_cases_once_key" ON "cpd_audit_cases" USING btree ("audit_id","person_id");--> statement-breakpoint
CREATE INDEX "cpd_audit_cases_person_idx" ON "cpd_audit_cases" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "cpd_audit_cases_due_idx" ON "cpd_audit_cases" USING btree ("due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "cpd_audit_submissions_number_key" ON "cpd_audit_submissions" USING btree ("case_id","number");--> statement-breakpoint
CREATE INDEX "cpd_audit_submissions_decided_idx" ON "cpd_audit_submissions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "cpd_audit_trail_audit_idx" ON "cpd_audit_trail" USING btree ("audit_id","id");--> statement-breakpoint
CREATE INDEX "cpd_audit_trail_actor_idx" ON "cpd_audit_trail" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "cpd_audit_trail_person_idx" ON "cpd_audit_trail" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "cpd_audits_created_idx" ON "cpd_audits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cpd_audits_period_idx" ON "cpd_audits" USING btree ("last_day");--> statement-breakpoint
CREATE FUNCTION cpd_audit_trail_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account that is deleted takes its name along, and nothing else.
  IF TG_OP = 'UPDATE' AND (OLD.id, OLD.audit_id, OLD.at, OLD.kind, OLD.due_on) IS NOT DISTINCT FROM (NEW.id, NEW.audit_id, NEW.at, NEW.kind, NEW.due_on)
    AND (NEW.actor_id IS NULL OR NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id)
    AND (NEW.person_id IS NULL OR NEW.person_id IS NOT DISTINCT FROM OLD.person_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What was done in an audit stays written' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER cpd_audit_trail_stays BEFORE UPDATE OR DELETE ON cpd_audit_trail FOR EACH ROW EXECUTE FUNCTION cpd_audit_trail_stays();
