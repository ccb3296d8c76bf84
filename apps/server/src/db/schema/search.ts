import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
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

/** Each word that stands anywhere in those, once: what somebody mistyped is looked for among them. */
export const knownWords = pgTable('known_words', { word: text().primaryKey() }, (t) => [
  index('known_words_word_idx').using('gin', t.word.op('gin_trgm_ops')),
]);
