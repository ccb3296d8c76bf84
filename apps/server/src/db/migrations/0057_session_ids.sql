ALTER TABLE "orders" DROP CONSTRAINT "orders_person_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sessions" ADD COLUMN "id" text;--> statement-breakpoint
-- Calendars know those of before by their place.
UPDATE "event_sessions" SET "id" = "position"::text;--> statement-breakpoint
ALTER TABLE "event_sessions" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_sessions_id_key" ON "event_sessions" USING btree ("event_id","id");