CREATE TABLE "person_preferences" (
	"person_id" text NOT NULL,
	"item_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_preferences_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "preference_items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_preferences" ADD CONSTRAINT "person_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_preferences" ADD CONSTRAINT "person_preferences_item_id_preference_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."preference_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_preferences_item_idx" ON "person_preferences" USING btree ("item_id");
