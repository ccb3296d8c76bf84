CREATE TABLE "known_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "post_words_title_idx";--> statement-breakpoint
CREATE INDEX "known_words_word_idx" ON "known_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "post_words" DROP COLUMN "title";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- The words of a plain text among which something mistyped is looked for, as they are written: no numbers, addresses or ids, and none that no search asks for.
CREATE FUNCTION known_words_in(plain text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', search_text(plain)))) AS word
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[[:digit:][:punct:]]' AND ts_lexize('english_stem', word) <> '{}' $$;
--> statement-breakpoint
-- In one order for everybody, so that no two wait for each other.
CREATE FUNCTION keep_known_words(plain text) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into known_words (word) select one from known_words_in(plain) as one order by one on conflict do nothing;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_post_words() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  insert into post_words (post_id, words) values (new.id, words_of_post(new.community_id, new.title, new.body_html))
    on conflict (post_id) do update set words = excluded.words;
  perform keep_known_words(new.title || ' ' || read_text(new.body_html));
  return null;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_comment_words() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  if new.deleted_at is not null then
    delete from comment_words where comment_id = new.id;
    return null;
  end if;
  insert into comment_words (comment_id, post_id, words)
    select new.id, new.post_id, words_of_comment(posts.community_id, new.body_html) from posts where posts.id = new.post_id
    on conflict (comment_id) do update set words = excluded.words;
  perform keep_known_words(read_text(new.body_html));
  return null;
end $$;
--> statement-breakpoint
-- How many letters of a word may be wrong, missing or too many, by how many were typed.
CREATE FUNCTION mistakes_in(typed text) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT CASE WHEN length(typed) < 3 THEN 0 WHEN length(typed) < 6 THEN 1 ELSE 2 END $$;
--> statement-breakpoint
-- One word, as it is looked for; null where no search asks for it.
CREATE FUNCTION wanted_word(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT nullif(to_tsquery('english', '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::text, '') $$;
--> statement-breakpoint
-- What somebody may have meant who mistyped: of each word it or one of the eight known ones that look most like it. Eight words are enough.
CREATE FUNCTION meant_words(typed text) RETURNS tsquery
  LANGUAGE sql STABLE STRICT SET search_path FROM CURRENT SET pg_trgm.similarity_threshold = 0.3
  AS $$
  SELECT string_agg('(' || concat_ws(' | ', wanted_word(asked), alike.words) || ')', ' & ')::tsquery
  FROM (
    SELECT asked FROM unnest(tsvector_to_array(to_tsvector('simple', search_text(typed)))) AS asked
    WHERE length(asked) <= 42 AND wanted_word(asked) IS NOT NULL LIMIT 8
  ) AS asked_words
  CROSS JOIN LATERAL (
    SELECT string_agg(wanted_word(word), ' | ') AS words FROM (
      SELECT word FROM known_words
      WHERE word % asked AND word <> asked AND abs(length(word) - length(asked)) <= mistakes_in(asked)
        AND levenshtein_less_equal(word, asked, mistakes_in(asked)) <= mistakes_in(asked)
      ORDER BY similarity(word, asked) DESC, word LIMIT 8
    ) AS nearest
  ) AS alike $$;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT known_words_in(title || ' ' || read_text(body_html)) FROM posts ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO known_words (word) SELECT DISTINCT known_words_in(read_text(body_html)) FROM comments WHERE deleted_at IS NULL ON CONFLICT DO NOTHING;
