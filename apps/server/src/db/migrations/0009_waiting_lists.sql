CREATE TABLE "waiting_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waiting_entries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_type_id" text NOT NULL,
	"person_id" text NOT NULL,
	"status" text NOT NULL,
	"offered_at" timestamp (3) with time zone,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_ticket_type_id_event_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."event_ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_key" ON "waiting_entries" USING btree ("ticket_type_id","person_id") WHERE "waiting_entries"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entries_line_idx" ON "waiting_entries" USING btree ("ticket_type_id","place") WHERE "waiting_entries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_entries_offers_idx" ON "waiting_entries" USING btree ("offered_at") WHERE "waiting_entries"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "waiting_entries_person_idx" ON "waiting_entries" USING btree ("person_id","status");--> statement-breakpoint
CREATE INDEX "waiting_entries_order_idx" ON "waiting_entries" USING btree ("order_id");