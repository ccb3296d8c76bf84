DROP INDEX "tickets_person_idx";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(title || ' ' || short_desc)) STORED;--> statement-breakpoint
CREATE INDEX "tickets_person_idx" ON "tickets" USING btree ("person_id","event_id");