CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"person_id" text,
	"kind" text NOT NULL,
	"record_id" text,
	"period_id" text,
	"content_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_record_id_cpd_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."cpd_records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_record_key" ON "certificates" USING btree ("record_id","content_hash") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_period_key" ON "certificates" USING btree ("person_id","period_id","content_hash") WHERE "certificates"."revoked_at" is null;