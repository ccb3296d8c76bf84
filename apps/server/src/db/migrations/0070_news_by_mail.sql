CREATE TABLE "news_mails" (
	"person_id" text PRIMARY KEY NOT NULL,
	"pace" text NOT NULL,
	"posts" text NOT NULL,
	"comments" text NOT NULL,
	"replies" text NOT NULL,
	"mentions" text NOT NULL,
	"meetings" text NOT NULL,
	"digested_until" timestamp (3) with time zone NOT NULL,
	"mailed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_mails" ADD CONSTRAINT "news_mails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_mails_digested_idx" ON "news_mails" USING btree ("pace","digested_until");--> statement-breakpoint
CREATE INDEX "news_mails_mailed_idx" ON "news_mails" USING btree ("mailed_until");