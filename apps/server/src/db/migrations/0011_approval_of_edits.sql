CREATE TABLE "post_edits" (
	"post_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"title" text,
	"body_html" text,
	"type" smallint,
	"tag_ids" text[],
	"image_asset_id" text,
	"is_image_removed" boolean DEFAULT false NOT NULL,
	"removed_asset_ids" text[] NOT NULL,
	"post_version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "is_require_edit_approval" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;