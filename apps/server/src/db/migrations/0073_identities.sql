CREATE TABLE "email_confirmations" (
	"person_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_arrivals" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"has_second_factor" boolean NOT NULL,
	"redirect_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_attempts" (
	"hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"redirect_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_arrivals" ADD CONSTRAINT "identity_arrivals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_identities" ADD CONSTRAINT "person_identities_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_arrivals_person_idx" ON "identity_arrivals" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_identities_person_key" ON "person_identities" USING btree ("person_id","issuer");--> statement-breakpoint
-- Members could move to an e-mail that is not theirs, and nothing asked whether they read it.
UPDATE "people" SET "email_confirmed" = false WHERE EXISTS (SELECT 1 FROM "audit_events" WHERE "audit_events"."person_id" = "people"."id" AND "audit_events"."kind" = 'emailChanged');
