CREATE TABLE "cpd_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"records_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cpd_records" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "cpd_batches" ADD CONSTRAINT "cpd_batches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_batches_person_idx" ON "cpd_batches" USING btree ("person_id","created_at","id");--> statement-breakpoint
ALTER TABLE "cpd_records" ADD CONSTRAINT "cpd_records_batch_id_cpd_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."cpd_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cpd_records_batch_idx" ON "cpd_records" USING btree ("batch_id");