CREATE TABLE "content_changes" (
	"item_id" text NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"person_id" text,
	"fields" jsonb,
	"asset_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "content_changes_item_id_revision_pk" PRIMARY KEY("item_id","revision")
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"item_id" text NOT NULL,
	"asset_id" text NOT NULL,
	CONSTRAINT "content_pictures_item_id_asset_id_pk" PRIMARY KEY("item_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "content_categories" ALTER COLUMN "position" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "archived_from" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_changes" ADD CONSTRAINT "content_changes_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_changes" ADD CONSTRAINT "content_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_changes_person_idx" ON "content_changes" USING btree ("person_id") WHERE "content_changes"."person_id" is not null;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_deleted_unread" CHECK ("content_items"."deleted_at" is null or "content_items"."status" <> 'active');