ALTER TABLE "tickets" ADD COLUMN "dietary_requirements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "other_dietary_requirement" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "accessibility_requirement" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "nominee" jsonb;