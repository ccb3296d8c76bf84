ALTER TABLE "people" ADD COLUMN "directory" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "expertise" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Said at the first login so far, and read by others from now on.
UPDATE "people" SET
  "directory" = said."privacy",
  "expertise" = coalesce((select array_agg(distinct category) from jsonb_array_elements(said."expertise") area, jsonb_array_elements_text(area -> 'categoryIds') category), '{}')
FROM "first_times" said WHERE said."person_id" = "people"."id";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS ('Member' = any (contact_types) and not membership_lapsed and disabled_at is null and (directory ->> 'includeInDirectory') is distinct from 'false') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "organisations_name_idx" ON "organisations" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "organisations_search_idx" ON "organisations" USING gin (search_text("name" || ' ' || "location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_listed_idx" ON "people" USING btree ("last_name","first_name","id") WHERE "people"."is_listed";--> statement-breakpoint
CREATE INDEX "people_listed_state_idx" ON "people" USING btree ("home_state","last_name","first_name","id") WHERE "people"."is_listed";--> statement-breakpoint
CREATE INDEX "people_expertise_idx" ON "people" USING gin ("expertise") WHERE "people"."is_listed";--> statement-breakpoint
ALTER TABLE "first_times" DROP COLUMN "privacy";--> statement-breakpoint
ALTER TABLE "first_times" DROP COLUMN "expertise";