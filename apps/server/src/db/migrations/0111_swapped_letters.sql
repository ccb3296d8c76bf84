-- A word with each two neighbouring letters the other way round. Trigrams share too little of a short word to find it by them.
CREATE FUNCTION swapped_spellings(typed text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path FROM CURRENT
  AS $$ SELECT overlay(typed PLACING substr(typed, place + 1, 1) || substr(typed, place, 1) FROM place FOR 2)
    FROM generate_series(1, length(typed) - 1) AS place WHERE mistakes_in(typed) > 0 $$;
--> statement-breakpoint
-- What somebody may have meant who mistyped: of each word it or one of the eight known ones that look most like it. Eight words are enough.
CREATE OR REPLACE FUNCTION meant_words(typed text) RETURNS tsquery
  LANGUAGE sql STABLE STRICT SET search_path FROM CURRENT SET pg_trgm.similarity_threshold = 0.3
  AS $$
  SELECT string_agg('(' || concat_ws(' | ', wanted_word(asked), alike.words) || ')', ' & ')::tsquery
  FROM (
    SELECT asked FROM unnest(tsvector_to_array(to_tsvector('simple', search_text(typed)))) AS asked
    WHERE length(asked) <= 42 AND wanted_word(asked) IS NOT NULL LIMIT 8
  ) AS asked_words
  CROSS JOIN LATERAL (
    SELECT string_agg(wanted_word(word), ' | ') AS words FROM (
      SELECT word FROM (
        SELECT word, 1 AS likeness FROM known_words WHERE word IN (SELECT swapped_spellings(asked))
        UNION ALL
        SELECT word, similarity(word, asked) FROM known_words
        WHERE word % asked AND abs(length(word) - length(asked)) <= mistakes_in(asked)
          AND levenshtein_less_equal(word, asked, mistakes_in(asked)) <= mistakes_in(asked)
      ) AS near
      WHERE word <> asked GROUP BY word ORDER BY max(likeness) DESC, word LIMIT 8
    ) AS nearest
  ) AS alike $$;
