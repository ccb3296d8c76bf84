CREATE TABLE "news_feeds" (
	"person_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "news_feeds_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "news_feeds" ADD CONSTRAINT "news_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;