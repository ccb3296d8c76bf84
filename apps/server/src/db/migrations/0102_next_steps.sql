CREATE TABLE "put_away_steps" (
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "put_away_steps_person_id_kind_target_id_pk" PRIMARY KEY("person_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "put_away_steps" ADD CONSTRAINT "put_away_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;