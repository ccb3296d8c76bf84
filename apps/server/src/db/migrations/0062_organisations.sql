CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "organisation_id" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "working_since" date;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_organisation_idx" ON "people" USING btree ("organisation_id") WHERE "people"."organisation_id" is not null;