import { customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { comments, posts } from './posts.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of each post: of its title before those of its text, and its community as a word of its own, with which the others begin. Kept by triggers. */
export const postWords = pgTable(
  'post_words',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  (t) => [index('post_words_words_idx').using('gin', t.words)],
);

/** The same of each comment that is there. */
export const commentWords = pgTable(
  'comment_words',
  {
    commentId: text()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    postId: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('comment_words_words_idx').using('gin', t.words)],
);

/** The words of each item of news, resources and pages, of each event and of each community: of its name before what is said of it in short, and that before its text and its files. Kept by triggers. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text({ enum: ['content', 'event', 'community'] }).notNull(),
    /** By kind: rows are deleted with what they are of. */
    targetId: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.targetId] }), index('search_entries_words_idx').using('gin', t.words)],
);

/** What was looked for and not found, how often, and not by whom. */
export const searchMisses = pgTable(
  'search_misses',
  {
    words: text().primaryKey(),
    times: integer().notNull(),
    lastDay: date().notNull(),
  },
  (t) => [index('search_misses_times_idx').on(t.times.desc(), t.words), index('search_misses_day_idx').on(t.lastDay)],
);

/** Each word that stands anywhere in those, once: what somebody mistyped is looked for among them. */
export const knownWords = pgTable('known_words', { word: text().primaryKey() }, (t) => [
  index('known_words_word_idx').using('gin', t.word.op('gin_trgm_ops')),
]);
