CREATE TABLE "own_memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"joined_on" date NOT NULL,
	"renewed_to" date,
	"terminated_on" date,
	"cancel_reason" text,
	"cancel_reason_other" text,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "own_memberships_personId_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "own_memberships" ADD CONSTRAINT "own_memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
