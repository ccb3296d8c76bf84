CREATE TABLE "account_alarms" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"email" text,
	"tfa_enabled" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_alarms" ADD CONSTRAINT "account_alarms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_alarms_person_idx" ON "account_alarms" USING btree ("person_id");