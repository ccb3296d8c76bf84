CREATE TABLE "comment_words" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_words" (
	"post_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_words" ADD CONSTRAINT "comment_words_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_words_words_idx" ON "comment_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "post_words_words_idx" ON "post_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "post_words_title_idx" ON "post_words" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
-- What people read of rich text.
CREATE FUNCTION read_text(html text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT replace(replace(replace(replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&') $$;
--> statement-breakpoint
-- A word that nobody can write: one index finds the words of a community without reading those of all others.
CREATE FUNCTION word_of_place(place text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT '@' || place $$;
--> statement-breakpoint
-- What somebody typed, as words of which all are wanted; of the last one its beginning is enough.
CREATE FUNCTION wanted_words(typed text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT CASE WHEN asked::text ~ '''$' THEN (asked::text || ':*')::tsquery ELSE asked END
    FROM (SELECT websearch_to_tsquery('english', search_text(typed)) AS asked) AS typed_words $$;
--> statement-breakpoint
CREATE FUNCTION wanted_in(place text, typed text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT CASE WHEN numnode(wanted_words(typed)) = 0 THEN wanted_words(typed)
    ELSE quote_literal(word_of_place(place))::tsquery && wanted_words(typed) END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_post(place text, title text, html text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT array_to_tsvector(ARRAY[word_of_place(place)]) || setweight(to_tsvector('english', search_text(title)), 'A')
    || setweight(to_tsvector('english', search_text(read_text(html))), 'B') $$;
--> statement-breakpoint
CREATE FUNCTION words_of_comment(place text, html text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT array_to_tsvector(ARRAY[word_of_place(place)]) || setweight(to_tsvector('english', search_text(read_text(html))), 'C') $$;
--> statement-breakpoint
CREATE FUNCTION keep_post_words() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into post_words (post_id, title, words) values (new.id, search_text(new.title), words_of_post(new.community_id, new.title, new.body_html))
    on conflict (post_id) do update set title = excluded.title, words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER posts_written AFTER INSERT OR UPDATE OF title, body_html, community_id ON "posts" FOR EACH ROW EXECUTE FUNCTION keep_post_words();
--> statement-breakpoint
CREATE FUNCTION keep_comment_words() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  if new.deleted_at is not null then
    delete from comment_words where comment_id = new.id;
  else
    insert into comment_words (comment_id, post_id, words)
      select new.id, new.post_id, words_of_comment(posts.community_id, new.body_html) from posts where posts.id = new.post_id
      on conflict (comment_id) do update set words = excluded.words;
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER comments_written AFTER INSERT OR UPDATE OF body_html, deleted_at ON "comments" FOR EACH ROW EXECUTE FUNCTION keep_comment_words();
--> statement-breakpoint
INSERT INTO post_words (post_id, title, words)
  SELECT id, search_text(title), words_of_post(community_id, title, body_html) FROM posts;
--> statement-breakpoint
INSERT INTO comment_words (comment_id, post_id, words)
  SELECT comments.id, comments.post_id, words_of_comment(posts.community_id, comments.body_html)
  FROM comments JOIN posts ON posts.id = comments.post_id WHERE comments.deleted_at IS NULL;
