CREATE TABLE "embed_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "embed_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"origins" text[] NOT NULL,
	"modules" text[] NOT NULL,
	"allows_staff" boolean NOT NULL,
	"vouches_for_second_factor" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embed_key_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "grants_staff" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_keys" ADD CONSTRAINT "embed_keys_site_id_embed_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."embed_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_keys_site_idx" ON "embed_keys" USING btree ("site_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_embed_key_id_embed_keys_id_fk" FOREIGN KEY ("embed_key_id") REFERENCES "public"."embed_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_embed_key_idx" ON "sessions" USING btree ("embed_key_id");