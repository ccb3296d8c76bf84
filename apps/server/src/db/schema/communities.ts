import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people, segments } from './people.ts';

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    color: text().notNull(),
    parentCategoryId: text(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
    updatedAt: instant(),
  },
  (t) => [
    index('categories_creator_idx').on(t.createdBy),
    index('categories_name_idx').on(sql`lower(${t.name})`, t.id),
    index('categories_parent_idx').on(t.parentCategoryId, sql`lower(${t.name})`),
  ],
);

export const communities = pgTable(
  'communities',
  {
    id: text().primaryKey(),
    alias: text().notNull(),
    name: text().notNull(),
    shortDescription: text().notNull(),
    aboutJson: text().notNull().default(''),
    aboutHtml: text().notNull().default(''),
    termsJson: text().notNull().default(''),
    /** Null: the global terms stand in. */
    termsHtml: text(),
    imageAssetId: text(),
    isPublic: boolean().notNull(),
    isVisible: boolean().notNull(),
    isAutoJoin: boolean().notNull().default(false),
    isRequireAgreement: boolean().notNull().default(false),
    isRequirePostApproval: boolean().notNull().default(false),
    /** Where posts need approval, edits of published ones do too. */
    isRequireEditApproval: boolean().notNull().default(true),
    pushToWebsite: boolean().notNull().default(false),
    archivedAt: instant(),
    aliveStartAt: instant(),
    aliveEndAt: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    latestActivityAt: instant(),
    likesCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    membersCount: integer().notNull().default(0),
    pendingMembersCount: integer().notNull().default(0),
    /** Published posts that every reader sees. */
    postsCount: integer().notNull().default(0),
    /** Counts its changes, so that of two who change it the second is told. */
    version: integer().notNull().default(1),
    /** What a word is looked for in. Kept: made anew for every row that may hold it, it takes longer than all else in a search. */
    searchText: text().generatedAlwaysAs(sql`search_text(name || ' ' || short_description)`),
  },
  (t) => [
    index('communities_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    uniqueIndex('communities_alias_key').on(sql`lower(${t.alias})`),
    index('communities_name_idx').on(sql`lower(${t.name})`, t.id),
    index('communities_auto_join_idx')
      .on(t.id)
      .where(sql`${t.isAutoJoin}`),
  ],
);

export const communityCategories = pgTable(
  'community_categories',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.communityId, t.categoryId] }),
    index('community_categories_category_idx').on(t.categoryId),
  ],
);

export const communitySegments = pgTable(
  'community_segments',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    segmentId: text()
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.communityId, t.segmentId] }),
    index('community_segments_segment_idx').on(t.segmentId),
  ],
);

export const memberships = pgTable(
  'memberships',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: ['Member', 'Editor', 'Moderator'] })
      .notNull()
      .default('Member'),
    status: text({ enum: ['Awaiting', 'Joined', 'Blocked', 'Removed'] }).notNull(),
    /** Why the person is blocked. */
    reason: text(),
    joinedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.communityId, t.personId] }),
    index('memberships_person_idx').on(t.personId, t.status),
    index('memberships_community_idx').on(t.communityId, t.status, t.role, t.joinedAt),
  ],
);

export const joinQuestions = pgTable(
  'join_questions',
  {
    id: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    isRequiredAssets: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [index('join_questions_community_idx').on(t.communityId, t.position)],
);

export const joinAnswers = pgTable(
  'join_answers',
  {
    questionId: text()
      .notNull()
      .references(() => joinQuestions.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    answer: text().notNull().default(''),
    assetId: text(),
    answeredAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.personId] }), index('join_answers_person_idx').on(t.personId)],
);

/** A reaction that a person leaves on a community: at most one of each. */
function communityReaction(name: string) {
  return pgTable(
    name,
    {
      communityId: text()
        .notNull()
        .references(() => communities.id, { onDelete: 'cascade' }),
      personId: text()
        .notNull()
        .references(() => people.id, { onDelete: 'cascade' }),
      at: instant().notNull(),
    },
    (t) => [primaryKey({ columns: [t.communityId, t.personId] }), index(`${name}_person_idx`).on(t.personId, t.at)],
  );
}

export const communityLikes = communityReaction('community_likes');
export const communityFavourites = communityReaction('community_favourites');
export const communityViews = communityReaction('community_views');

/** Frequently asked questions of the whole portal, in their order. */
export const faqs = pgTable(
  'faqs',
  {
    id: text().primaryKey(),
    question: text().notNull(),
    answerHtml: text().notNull(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => people.id, { onDelete: 'set null' }),
    updatedAt: instant(),
    updatedBy: text().references(() => people.id, { onDelete: 'set null' }),
    deletedAt: instant(),
  },
  (t) => [
    index('faqs_position_idx').on(t.position, t.id),
    index('faqs_creator_idx').on(t.createdBy),
    index('faqs_updater_idx').on(t.updatedBy),
  ],
);

/** Folders of what a community shares, in their order. */
export const folders = pgTable(
  'folders',
  {
    id: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('folders_community_idx').on(t.communityId, t.position, t.id)],
);

/** Files and links of a folder, in their order: either has a url, or an asset. */
export const folderItems = pgTable(
  'folder_items',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    url: text(),
    assetId: text(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('folder_items_folder_idx').on(t.folderId, t.position, t.id),
    uniqueIndex('folder_items_asset_key').on(t.assetId),
    check('folder_items_target', sql`(${t.url} is null) <> (${t.assetId} is null)`),
  ],
);

/** Texts of the whole portal, such as the global terms. */
export const documents = pgTable('documents', {
  name: text().primaryKey(),
  json: text().notNull().default(''),
  html: text().notNull(),
});
