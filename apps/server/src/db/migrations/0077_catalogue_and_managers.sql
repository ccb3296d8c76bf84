ALTER TABLE "announcements" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_newest_idx" ON "announcements" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "categories_name_idx" ON "categories" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "people_staff_idx" ON "people" USING btree ("role",lower("email"),"id") WHERE "people"."role" <> 0;--> statement-breakpoint
CREATE INDEX "tags_name_idx" ON "tags" USING btree (lower("name"),"id");