DROP INDEX communities_search_idx;--> statement-breakpoint
DROP INDEX people_search_idx;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(name || ' ' || short_description)) STORED;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_text(first_name || ' ' || last_name)) STORED;--> statement-breakpoint
CREATE INDEX "communities_search_text_idx" ON "communities" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_search_name_idx" ON "people" USING gin ("search_name" gin_trgm_ops);