CREATE TABLE "mail_jobs" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" text NOT NULL,
	"event_id" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"week" boolean NOT NULL,
	"day" boolean NOT NULL,
	"hour" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_jobs" ADD CONSTRAINT "mail_jobs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_jobs_due_idx" ON "mail_jobs" USING btree ("due_at") WHERE "mail_jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mail_jobs_done_idx" ON "mail_jobs" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "mail_jobs_person_idx" ON "mail_jobs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "mail_jobs_event_idx" ON "mail_jobs" USING btree ("event_id");