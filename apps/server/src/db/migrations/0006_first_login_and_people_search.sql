ALTER TABLE "people" ADD COLUMN "first_login_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "people" SET "first_login_at" = "created_at" WHERE EXISTS (SELECT 1 FROM "sessions" WHERE "person_id" = "people"."id");--> statement-breakpoint
CREATE INDEX "people_email_search_idx" ON "people" USING gin (search_text(email) gin_trgm_ops);
