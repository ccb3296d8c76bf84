CREATE TABLE "person_details" (
	"person_id" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"preferred_name" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"date_of_birth" date,
	"graduation_date" date,
	"address" text DEFAULT '' NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'au' NOT NULL,
	"postal_address" text DEFAULT '' NOT NULL,
	"postal_suburb" text DEFAULT '' NOT NULL,
	"postal_state" text DEFAULT '' NOT NULL,
	"postal_post_code" text DEFAULT '' NOT NULL,
	"postal_country" text DEFAULT 'au' NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_details" ADD CONSTRAINT "person_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;