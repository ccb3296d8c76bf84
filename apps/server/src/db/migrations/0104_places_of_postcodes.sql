CREATE TABLE "postcodes" (
	"post_code" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "post_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "postcodes_latitude_idx" ON "postcodes" USING btree ("latitude");--> statement-breakpoint
CREATE INDEX "organisations_post_code_idx" ON "organisations" USING btree ("post_code");