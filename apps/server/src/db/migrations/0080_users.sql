CREATE INDEX "people_search_email_idx" ON "people" USING gin (search_text("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_disabled_idx" ON "people" USING btree ("last_name","first_name","id") WHERE "people"."disabled_at" is not null and "people"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "people_contact_types_idx" ON "people" USING gin ("contact_types");