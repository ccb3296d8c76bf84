CREATE TABLE "home_orders" (
	"person_id" text PRIMARY KEY NOT NULL,
	"sections" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_orders" ADD CONSTRAINT "home_orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;