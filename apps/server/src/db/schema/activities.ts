import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { comments, posts } from './posts.ts';
import { communities, folderItems } from './communities.ts';
import { instant } from './instant.ts';
import { meetings } from './meetings.ts';
import { people } from './people.ts';

/**
 * What people are told of, one row for each cause however many have a part in it. Who is told is found when they ask, so that nobody is told of what they may
 * not open any more.
 */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its type and what it is about: the same cause again is the same row. */
    cause: text().notNull(),
    /** One of `notificationTypes`. */
    type: smallint().notNull(),
    /** Followers are those who saved the post or commented on it. */
    audience: text({ enum: ['person', 'members', 'moderators', 'followers', 'everyone'] }).notNull(),
    recipientId: text().references(() => people.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    postId: text().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: text().references(() => comments.id, { onDelete: 'cascade' }),
    assetId: text().references(() => folderItems.id, { onDelete: 'cascade' }),
    memberId: text().references(() => people.id, { onDelete: 'cascade' }),
    meetingId: text().references(() => meetings.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('activities_cause_key').on(t.cause),
    index('activities_recipient_idx')
      .on(t.recipientId, t.at.desc())
      .where(sql`${t.recipientId} is not null`),
    index('activities_community_idx').on(t.communityId, t.audience, t.at.desc()),
    index('activities_post_idx')
      .on(t.postId, t.audience, t.at.desc())
      .where(sql`${t.postId} is not null`),
    // What is about something goes with it.
    ...(['commentId', 'assetId', 'memberId', 'meetingId'] as const).map((name) =>
      index(`activities_${name.replace('Id', '')}_idx`)
        .on(t[name])
        .where(sql`${t[name]} is not null`),
    ),
    index('activities_everyone_idx')
      .on(t.at.desc())
      .where(sql`${t.audience} = 'everyone'`),
    index('activities_at_idx').on(t.at),
  ],
);

/** Whoever did it, each once. */
export const activityPeople = pgTable(
  'activity_people',
  {
    activityId: bigint({ mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The last that they wrote. */
    commentId: text().references(() => comments.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.personId] }),
    index('activity_people_at_idx').on(t.activityId, t.at),
    index('activity_people_person_idx').on(t.personId),
    index('activity_people_comment_idx')
      .on(t.commentId)
      .where(sql`${t.commentId} is not null`),
  ],
);

/** What somebody has read; it counts until the same happens anew. */
export const activityReads = pgTable(
  'activity_reads',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    activityId: bigint({ mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.activityId] }), index('activity_reads_activity_idx').on(t.activityId)],
);

/** What somebody does not want to be told of; who has said nothing wants all. */
export const notificationSettings = pgTable('notification_settings', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Of `notificationTypes`. */
  unwanted: smallint().array().notNull(),
});

/** Until when somebody has read all. */
export const activitiesRead = pgTable('activities_read', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  until: instant().notNull(),
});
