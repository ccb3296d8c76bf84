import type { ContentFields } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { assets } from './files.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';
import { tags } from './posts.ts';

/** News, resources and pages: who reads them is decided in one way for all. */
export const contentItems = pgTable(
  'content_items',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['news', 'resource', 'page'] }).notNull(),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    contentHtml: text().notNull().default(''),
    imageAssetId: text(),
    /** What is on it; empty where nobody has said. */
    imageAlt: text().notNull().default(''),
    status: text({ enum: ['draft', 'active', 'archived'] }).notNull(),
    /** Null: its time begins when it is active. */
    publishFrom: instant(),
    /** Null: its time does not end. */
    publishUntil: instant(),
    isMembersOnly: boolean().notNull().default(false),
    /** None: everybody. A segment that is deleted stays named, so that what was for a few is never for all. */
    segmentIds: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
    updatedAt: instant(),
    /** Goes up with every change by those who write. */
    revision: integer().notNull().default(0),
    /** What it was before it was archived; null: it is not, or came so. */
    archivedFrom: text({ enum: ['draft', 'active'] }),
    /** It can be taken back for a while. */
    deletedAt: instant(),
  },
  (t) => [
    // Who may read an item is decided without this moment: what is deleted is read by nobody as it is.
    check('content_items_deleted_unread', sql`${t.deletedAt} is null or ${t.status} <> 'active'`),
    index('content_items_newest_idx').on(t.kind, t.createdAt.desc(), t.id),
    index('content_items_creator_idx').on(t.createdBy),
  ],
);

const itemId = () =>
  text()
    .notNull()
    .references(() => contentItems.id, { onDelete: 'cascade' });

/** What news and resources are sorted by; one below another is a subcategory. */
export const contentCategories = pgTable('content_categories', {
  id: text().primaryKey(),
  label: text().notNull(),
  type: text({ enum: ['NewsCategories', 'ResourceCategories'] }).notNull(),
  /** Null: it is a category itself. It is not deleted while others are below it. */
  parentId: text(),
  position: integer().notNull(),
});

export const contentItemCategories = pgTable(
  'content_item_categories',
  {
    itemId: itemId(),
    categoryId: text()
      .notNull()
      .references(() => contentCategories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.categoryId] }),
    index('content_item_categories_category_idx').on(t.categoryId),
  ],
);

export const contentItemTags = pgTable(
  'content_item_tags',
  {
    itemId: itemId(),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.tagId] }), index('content_item_tags_tag_idx').on(t.tagId)],
);

/** What is attached to an item, in its order. */
export const contentAssets = pgTable(
  'content_assets',
  {
    id: text().primaryKey(),
    itemId: itemId(),
    position: smallint().notNull(),
    name: text().notNull(),
    assetId: text().notNull(),
  },
  (t) => [index('content_assets_item_idx').on(t.itemId, t.position)],
);

/** What can be read in a file that is attached to an item, for the search; empty where nothing can. */
export const assetTexts = pgTable('asset_texts', {
  assetId: text()
    .primaryKey()
    .references(() => assets.id, { onDelete: 'cascade' }),
  words: text().notNull(),
  readAt: instant().notNull(),
});

/** Pictures that stand in the text of an item as it is now. */
export const contentPictures = pgTable('content_pictures', { itemId: itemId(), assetId: text().notNull() }, (t) => [
  primaryKey({ columns: [t.itemId, t.assetId] }),
]);

/** What was done to an item by those who write, and how it stood after that where its text was saved. */
export const contentChanges = pgTable(
  'content_changes',
  {
    itemId: itemId(),
    /** Of the item, once it was done. */
    revision: integer().notNull(),
    at: instant().notNull(),
    kind: text({
      enum: [
        ...(['kept', 'created', 'imported', 'saved', 'restored', 'published'] as const),
        ...(['takenBack', 'archived', 'unarchived', 'deleted', 'undeleted'] as const),
      ],
    }).notNull(),
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    /** Null: the text stayed as it was. */
    fields: jsonb().$type<ContentFields>(),
    /** Files that it names, which stay as long as it does. */
    assetIds: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.revision] }),
    index('content_changes_person_idx')
      .on(t.personId)
      .where(sql`${t.personId} is not null`),
  ],
);

/** The news that a person's own programs read; they have one address at most, and another one replaces it. */
export const newsFeeds = pgTable('news_feeds', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Drawn at random, signed in its address: without the server's secret nobody can make the address of it. */
  id: text().notNull().unique(),
  createdAt: instant().notNull(),
  /** When a program last read it, to the hour. */
  readAt: instant(),
});

export const contentFavourites = pgTable(
  'content_favourites',
  {
    itemId: itemId(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.personId] }), index('content_favourites_person_idx').on(t.personId)],
);
