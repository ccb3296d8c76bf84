CREATE TABLE "badges" (
	"status_index" integer PRIMARY KEY NOT NULL,
	"certificate_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"distrusted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cpd_leaves" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cpd_leaves_order" CHECK ("cpd_leaves"."last_day" >= "cpd_leaves"."first_day")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "joined_on" date;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_certificate_number_certificates_number_fk" FOREIGN KEY ("certificate_number") REFERENCES "public"."certificates"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cpd_leaves" ADD CONSTRAINT "cpd_leaves_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badges_certificate_key" ON "badges" USING btree ("certificate_number") WHERE "badges"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "badges_certificate_idx" ON "badges" USING btree ("certificate_number");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current_key" ON "signing_keys" USING btree (("retired_at" is null)) WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "cpd_leaves_person_idx" ON "cpd_leaves" USING btree ("person_id","first_day");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_withdrawn_by_people_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_issued_idx" ON "certificates" USING btree ("issued_at","number");--> statement-breakpoint
CREATE INDEX "certificates_person_idx" ON "certificates" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "certificates_withdrawn_by_idx" ON "certificates" USING btree ("withdrawn_by");