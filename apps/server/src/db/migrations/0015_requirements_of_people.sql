CREATE TABLE "person_requirements" (
	"person_id" text PRIMARY KEY NOT NULL,
	"dietary_requirements" jsonb NOT NULL,
	"other_dietary_requirement" text,
	"accessibility_requirement" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_requirements" ADD CONSTRAINT "person_requirements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;