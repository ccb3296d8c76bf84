import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * What has changed in the last minutes, for the streams that tell of it. Triggers write it in the transaction of the change; it refers to nothing, so that
 * writing it locks nothing, and it is not logged: whoever followed it is told to look anew when the database has crashed.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: ['post', 'comment', 'poll', 'community', 'activity', 'reading', 'favourite', 'session', 'preview', 'look'],
    }).notNull(),
    postId: text(),
    communityId: text(),
    activityId: bigint({ mode: 'number' }),
    /** Whoever has read, looked at a community, or marked a favourite. */
    personId: text(),
    /** Of a post: its readers see it from now on. */
    isNew: boolean().notNull().default(false),
    /** Of a post: its readers see it no longer. */
    isGone: boolean().notNull().default(false),
    at: instant().notNull(),
  },
  (t) => [index('live_events_at_idx').on(t.at)],
);
