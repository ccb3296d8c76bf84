CREATE TABLE "cpd_goal_records" (
	"goal_id" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "cpd_goal_records_goal_id_record_id_pk" PRIMARY KEY("goal_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "cpd_goals" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"by" date NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"minutes" integer,
	"reached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpd_reflections" (
	"person_id" text NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "cpd_reflections_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
ALTER TABLE "cpd_goal_records" ADD CONSTRAINT "cpd_goal_records_goal_id_cpd_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."cpd_goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_goal_records" ADD CONSTRAINT "cpd_goal_records_record_id_cpd_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cpd_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_goals" ADD CONSTRAINT "cpd_goals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_reflections" ADD CONSTRAINT "cpd_reflections_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_goal_records_record_idx" ON "cpd_goal_records" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "cpd_goals_person_idx" ON "cpd_goals" USING btree ("person_id","day","created_at","id");