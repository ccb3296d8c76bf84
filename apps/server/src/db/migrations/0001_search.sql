CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ BEGIN RETURN lower(unaccent('unaccent', value)); END $$;--> statement-breakpoint
CREATE INDEX communities_search_idx ON communities USING gin (search_text(name || ' ' || short_description) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX people_search_idx ON people USING gin (search_text(first_name || ' ' || last_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX tags_search_idx ON tags USING gin (search_text(name) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE reports ADD CONSTRAINT reports_one_target CHECK (num_nonnulls(post_id, comment_id) = 1);
