-- What the words of a community begin with: one that begins as somebody typed is looked for among hers, whatever the others write.
CREATE FUNCTION key_of_place(place text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT left(encode(sha256(decode(replace(place, '\', '\\'), 'escape')), 'hex'), 8) $$;
--> statement-breakpoint
-- Words, or what is looked for, as PostgreSQL writes either: each between quotation marks, in which those are doubled.
CREATE FUNCTION words_in_place(place text, words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(words, '''((?:[^'']|'''')+)''', '''' || key_of_place(place) || '\1''', 'g') $$;
--> statement-breakpoint
-- The same as written, where nobody asks for a community.
CREATE FUNCTION word_without_place(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT substr(word, 9) $$;
--> statement-breakpoint
DROP FUNCTION wanted_in(text, text);
--> statement-breakpoint
-- What is looked for among the words of a community. Her own word finds also what is asked for by what it does not hold.
CREATE FUNCTION wanted_in(place text, words tsquery) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT CASE WHEN numnode(words) = 0 THEN words
    ELSE quote_literal(word_of_place(place))::tsquery && words_in_place(place, words::text)::tsquery END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of_post(place text, title text, html text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT array_to_tsvector(ARRAY[word_of_place(place)]) || words_in_place(place, (setweight(to_tsvector('english', search_text(title)), 'A')
    || setweight(to_tsvector('english', search_text(read_text(html))), 'B'))::text)::tsvector $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of_comment(place text, html text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT array_to_tsvector(ARRAY[word_of_place(place)])
    || words_in_place(place, setweight(to_tsvector('english', search_text(read_text(html))), 'C')::text)::tsvector $$;
--> statement-breakpoint
DROP INDEX "post_words_words_idx";--> statement-breakpoint
DROP INDEX "comment_words_words_idx";--> statement-breakpoint
UPDATE post_words SET words = array_to_tsvector(ARRAY[word_of_place(community_id)])
    || words_in_place(community_id, ts_delete(words, word_of_place(community_id))::text)::tsvector
  FROM posts WHERE posts.id = post_id;
--> statement-breakpoint
UPDATE comment_words SET words = array_to_tsvector(ARRAY[word_of_place(community_id)])
    || words_in_place(community_id, ts_delete(words, word_of_place(community_id))::text)::tsvector
  FROM posts WHERE posts.id = post_id;
--> statement-breakpoint
CREATE INDEX "post_words_words_idx" ON "post_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "comment_words_words_idx" ON "comment_words" USING gin ("words");
