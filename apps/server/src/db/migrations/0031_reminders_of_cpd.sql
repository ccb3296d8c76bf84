CREATE TABLE "cpd_reminder_rounds" (
	"last_day" date NOT NULL,
	"lead" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cpd_reminder_rounds_last_day_lead_pk" PRIMARY KEY("last_day","lead")
);
--> statement-breakpoint
CREATE TABLE "cpd_reminder_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"quarter" boolean NOT NULL,
	"month" boolean NOT NULL,
	"week" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_reminder_settings" ADD CONSTRAINT "cpd_reminder_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;