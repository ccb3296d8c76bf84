CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_records" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"presenter" text DEFAULT '' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"learned" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"related_event_id" text,
	"source" text NOT NULL,
	"source_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "cpd_records_minutes" CHECK ("cpd_records"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"course_id" text NOT NULL,
	"status" text NOT NULL,
	"expires_on" date,
	"completed_on" date,
	"login_url" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_records" ADD CONSTRAINT "cpd_records_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_records" ADD CONSTRAINT "cpd_records_related_event_id_events_id_fk" FOREIGN KEY ("related_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code_key" ON "courses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "cpd_records_person_idx" ON "cpd_records" USING btree ("person_id","completed_at","id") WHERE "cpd_records"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cpd_records_source_key" ON "cpd_records" USING btree ("person_id","source_key");--> statement-breakpoint
CREATE INDEX "cpd_records_event_idx" ON "cpd_records" USING btree ("related_event_id");--> statement-breakpoint
CREATE INDEX "cpd_records_deleted_idx" ON "cpd_records" USING btree ("deleted_at") WHERE "cpd_records"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_once_key" ON "enrolments" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");