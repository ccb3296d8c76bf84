import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';
import { comments, posts } from './posts.ts';

/** What is known of a page that texts link to: one row of each address, for all of them. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    id: text().primaryKey(),
    url: text().notNull().unique(),
    /** Whose text gave reason to read it last. */
    askedBy: text().references(() => people.id, { onDelete: 'set null' }),
    askedAt: instant().notNull(),
    /** When it is to be read; null once it was, or could not be. */
    dueAt: instant(),
    /** Since it was asked for. */
    attempts: smallint().notNull().default(0),
    /** Whoever dies while they read it leaves this behind. */
    claimedAt: instant(),
    /** When it was read last; null: never, so nothing is known of it. */
    readAt: instant(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    siteName: text().notNull().default(''),
    imageAssetId: text(),
  },
  (t) => [
    index('link_previews_due_idx')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('link_previews_asked_idx').on(t.askedBy, t.askedAt),
  ],
);

/** The page that a post or a comment links to first. */
export const textLinks = pgTable(
  'text_links',
  {
    /** Of the comment, or of the post itself. */
    textId: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text().references(() => comments.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The address whose preview was removed: another one is shown again. */
    removedUrl: text(),
  },
  (t) => [
    index('text_links_url_idx').on(t.url),
    index('text_links_post_idx').on(t.postId),
    index('text_links_comment_idx').on(t.commentId),
  ],
);
