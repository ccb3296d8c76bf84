ALTER TABLE "people" ADD COLUMN "privacy" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "privacy_version" integer DEFAULT 0 NOT NULL;