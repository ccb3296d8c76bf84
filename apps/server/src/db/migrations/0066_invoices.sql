CREATE TABLE "invoice_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_num" text NOT NULL,
	"person_id" text,
	"invoice_date" date NOT NULL,
	"due_date" date,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"membership_start_date" date,
	"membership_end_date" date,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_invoiceNum_unique" UNIQUE("invoice_num")
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice_idx" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_pending_key" ON "invoice_payments" USING btree ("invoice_id") WHERE "invoice_payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invoice_payments_open_idx" ON "invoice_payments" USING btree ("updated_at") WHERE "invoice_payments"."status" in ('pending', 'over', 'refundDue');--> statement-breakpoint
CREATE INDEX "invoices_person_idx" ON "invoices" USING btree ("person_id","invoice_date","invoice_num");
