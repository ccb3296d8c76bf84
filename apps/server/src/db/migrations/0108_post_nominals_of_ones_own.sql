ALTER TABLE "person_details" ADD COLUMN "post_nominals" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Said at the first login so far, and changed by their owner from now on. A form that was open before knows nothing of them, and would save none: by its version it is stale.
UPDATE "person_details" SET "post_nominals" = array_to_string(said."post_nominals", ', '), "version" = "person_details"."version" + 1
FROM "first_times" said WHERE said."person_id" = "person_details"."person_id" AND said."post_nominals" <> '{}';--> statement-breakpoint
ALTER TABLE "first_times" DROP COLUMN "post_nominals";