import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
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
  },
  (t) => [
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
  position: smallint().notNull(),
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
