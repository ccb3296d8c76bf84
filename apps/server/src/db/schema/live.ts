import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

const liveKinds = [
  'post',
  'comment',
  'poll',
  'community',
  'activity',
  'reading',
  'favourite',
  'session',
  'preview',
  'look',
  'access',
] as const;

/**
 * What has changed in the last minutes, for the streams that tell of it. Triggers write it in the transaction of the change; it refers to nothing, so that
 * writing it locks nothing, and it is not logged: whoever followed it is told to look anew when the database has crashed.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: liveKinds,
    }).notNull(),
    postId: text(),
    communityId: text(),
    activityId: bigint({ mode: 'number' }),
    /** Whoever has read, looked at a community, marked a favourite, or may do more or less in a community; of access null for all who belong to it. */
    personId: text(),
    /** Of a post: its readers see it from now on. */
    isNew: boolean().notNull().default(false),
    /** Of a post: its readers see it no longer. Of access: whom it concerns knew of the community until then. */
    isGone: boolean().notNull().default(false),
    at: instant().notNull(),
  },
  (t) => [index('live_events_at_idx').on(t.at)],
);
