CREATE TABLE "community_days" (
	"community_id" text NOT NULL,
	"day" date NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_days_community_id_day_pk" PRIMARY KEY("community_id","day")
);
--> statement-breakpoint
CREATE TABLE "portal_days" (
	"day" date PRIMARY KEY NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_days" ADD CONSTRAINT "community_days_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_days_day_idx" ON "community_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "post_views_at_idx" ON "post_views" USING brin ("at");--> statement-breakpoint
CREATE INDEX "posts_question_idx" ON "posts" USING btree ("created_at","community_id") WHERE "posts"."is_question";