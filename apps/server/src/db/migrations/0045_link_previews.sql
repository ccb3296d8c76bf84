CREATE TABLE "link_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"asked_by" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"site_name" text DEFAULT '' NOT NULL,
	"image_asset_id" text,
	CONSTRAINT "link_previews_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "text_links" (
	"text_id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"comment_id" text,
	"url" text NOT NULL,
	"removed_url" text
);
--> statement-breakpoint
ALTER TABLE "link_previews" ADD CONSTRAINT "link_previews_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_links" ADD CONSTRAINT "text_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_links" ADD CONSTRAINT "text_links_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_previews_due_idx" ON "link_previews" USING btree ("due_at") WHERE "link_previews"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "link_previews_asked_idx" ON "link_previews" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE INDEX "text_links_url_idx" ON "text_links" USING btree ("url");--> statement-breakpoint
CREATE INDEX "text_links_post_idx" ON "text_links" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "text_links_comment_idx" ON "text_links" USING btree ("comment_id");