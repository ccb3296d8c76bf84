CREATE TABLE "directory_filters" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"narrowing" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "directory_filters_name_key" UNIQUE("person_id","name")
);
--> statement-breakpoint
ALTER TABLE "directory_filters" ADD CONSTRAINT "directory_filters_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;