import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { communities } from './communities.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

export const tags = pgTable(
  'tags',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    updatedAt: instant(),
  },
  (t) => [index('tags_name_idx').on(sql`lower(${t.name})`, t.id)],
);

export const communityTags = pgTable(
  'community_tags',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.communityId, t.tagId] }), index('community_tags_tag_idx').on(t.tagId)],
);

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => people.id),
    /** The administrator who wrote it while they acted for its author. */
    actorId: text().references(() => people.id),
    title: text().notNull(),
    bodyHtml: text().notNull(),
    imageAssetId: text(),
    type: smallint(),
    visibility: text({ enum: ['public', 'community', 'private'] })
      .notNull()
      .default('community'),
    /** Default 0, Published 1, WaitForApproval 2, Deleted 3, ArchivedDueToReported 4, Archived 99. */
    status: smallint().notNull(),
    isFrozen: boolean().notNull().default(false),
    isQuestion: boolean().notNull().default(false),
    /** Of a question; always a comment on the post itself. */
    acceptedCommentId: text().references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    likesCount: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('posts_community_idx').on(t.communityId, t.createdAt.desc(), t.id.desc()),
    /** What every reader of a community sees, so that the newest are read from the index alone. */
    index('posts_public_idx')
      .on(t.communityId, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.status} in (0, 1) and ${t.visibility} <> 'private'`),
    index('posts_recent_idx').on(t.createdAt.desc(), t.id.desc()),
    index('posts_author_idx').on(t.authorId),
    // All that a search asks of each post that fits, so that it reads no row of a post that is not on its page.
    index('posts_search_idx').on(t.communityId, t.id, t.status, t.visibility, t.authorId, t.createdAt),
    index('posts_answer_idx')
      .on(t.acceptedCommentId)
      .where(sql`${t.acceptedCommentId} is not null`),
    /** What moderators find again: archived, for its reports too, or deleted. */
    index('posts_put_away_idx')
      .on(t.communityId, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.status} in (3, 4, 99)`),
    /** What is counted of questions each night. */
    index('posts_question_idx')
      .on(t.createdAt, t.communityId)
      .where(sql`${t.isQuestion}`),
    /** Questions that wait for an answer. */
    index('posts_unanswered_idx')
      .on(t.communityId, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.isQuestion} and ${t.acceptedCommentId} is null and not ${t.isFrozen}`),
    index('posts_limited_idx')
      .on(t.communityId, t.authorId)
      .where(sql`${t.status} = 2 or ${t.visibility} = 'private'`),
  ],
);

/** What somebody wants to change of a published post, until it is approved, declined or taken back; null where it stays as it is. */
export const postEdits = pgTable('post_edits', {
  postId: text()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  authorId: text()
    .notNull()
    .references(() => people.id),
  title: text(),
  bodyHtml: text(),
  type: smallint(),
  tagIds: text().array(),
  /** A new picture; without one, `isImageRemoved` says whether the post's goes. */
  imageAssetId: text(),
  isImageRemoved: boolean().notNull().default(false),
  /** Files of the post that go. */
  removedAssetIds: text().array().notNull(),
  /** Of the post when this was written. */
  postVersion: integer().notNull(),
  updatedAt: instant().notNull(),
  version: integer().notNull().default(1),
});

export const postTags = pgTable(
  'post_tags',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index('post_tags_tag_idx').on(t.tagId)],
);

/** A reaction that a person leaves on a post: at most one of each. */
function postReaction(name: string, isCountedByDay = false) {
  return pgTable(
    name,
    {
      postId: text()
        .notNull()
        .references(() => posts.id, { onDelete: 'cascade' }),
      personId: text()
        .notNull()
        .references(() => people.id, { onDelete: 'cascade' }),
      at: instant().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.postId, t.personId] }),
      index(`${name}_person_idx`).on(t.personId, t.at),
      // Moments rise with their rows, so that those of one day are in a few ranges of pages; an index of every row would cost each view more.
      ...(isCountedByDay ? [index(`${name}_at_idx`).using('brin', t.at)] : []),
    ],
  );
}

export const postLikes = postReaction('post_likes');
export const postSaves = postReaction('post_saves');
export const postViews = postReaction('post_views', true);

export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    parentCommentId: text().references((): AnyPgColumn => comments.id),
    /** 0 for a top-level comment. */
    depth: smallint().notNull().default(0),
    authorId: text()
      .notNull()
      .references(() => people.id),
    /** The administrator who wrote it while they acted for its author. */
    actorId: text().references(() => people.id),
    bodyHtml: text().notNull(),
    likesCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('comments_post_idx').on(t.postId, t.createdAt, t.id),
    index('comments_author_idx').on(t.authorId, t.createdAt.desc()),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: text()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.personId] }), index('comment_likes_person_idx').on(t.personId)],
);

/** A report of a post or of a comment: exactly one of the two is set. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text().references(() => comments.id, { onDelete: 'cascade' }),
    reporterId: text()
      .notNull()
      .references(() => people.id),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
  },
  (t) => [
    uniqueIndex('reports_post_key').on(t.postId, t.reporterId),
    uniqueIndex('reports_comment_key').on(t.commentId, t.reporterId),
    /** What waits for a decision, which stays little however much was reported. */
    index('reports_open_idx')
      .on(t.postId, t.commentId)
      .where(sql`${t.resolvedAt} is null`),
  ],
);
