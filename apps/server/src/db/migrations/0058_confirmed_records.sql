ALTER TABLE "certificates" ADD COLUMN "claim_hash" text;--> statement-breakpoint
ALTER TABLE "cpd_records" ADD COLUMN "accepted_hash" text;