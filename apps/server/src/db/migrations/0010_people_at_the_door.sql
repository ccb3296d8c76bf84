CREATE TABLE "door_scans" (
	"ticket_id" text NOT NULL,
	"id" text NOT NULL,
	"action" text NOT NULL,
	"how" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"person_id" text,
	CONSTRAINT "door_scans_ticket_id_id_pk" PRIMARY KEY("ticket_id","id")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "code_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "attended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_scans" ADD CONSTRAINT "door_scans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_scans_person_idx" ON "door_scans" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "tickets_event_idx" ON "tickets" USING btree ("event_id","status");