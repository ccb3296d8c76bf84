CREATE TABLE "content_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"asset_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_favourites" (
	"item_id" text NOT NULL,
	"person_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_favourites_item_id_person_id_pk" PRIMARY KEY("item_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "content_item_categories" (
	"item_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "content_item_categories_item_id_category_id_pk" PRIMARY KEY("item_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "content_item_tags" (
	"item_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "content_item_tags_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"image_asset_id" text,
	"status" text NOT NULL,
	"publish_from" timestamp (3) with time zone,
	"publish_until" timestamp (3) with time zone,
	"is_members_only" boolean DEFAULT false NOT NULL,
	"segment_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "content_assets" ADD CONSTRAINT "content_assets_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_favourites" ADD CONSTRAINT "content_favourites_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_favourites" ADD CONSTRAINT "content_favourites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_categories" ADD CONSTRAINT "content_item_categories_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_categories" ADD CONSTRAINT "content_item_categories_category_id_content_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_tags" ADD CONSTRAINT "content_item_tags_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item_tags" ADD CONSTRAINT "content_item_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_assets_item_idx" ON "content_assets" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "content_favourites_person_idx" ON "content_favourites" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "content_item_categories_category_idx" ON "content_item_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "content_item_tags_tag_idx" ON "content_item_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "content_items_newest_idx" ON "content_items" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_creator_idx" ON "content_items" USING btree ("created_by");