import { bigint, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Answers of calls that must not take effect twice, by the key their client sent. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    personId: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    reply: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.endpoint, t.key] }),
    index('idempotent_replies_age_idx').on(t.createdAt),
  ],
);

export const engagementEvents = pgTable(
  'engagement_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: text().notNull(),
    kind: text().notNull(),
    path: text(),
    targetId: text(),
    at: instant().notNull(),
  },
  (t) => [index('engagement_events_kind_idx').on(t.kind, t.at)],
);

/** Which seeds have been seeded, so that none is seeded twice. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  plantedAt: instant().notNull(),
});

/** Messages that a development server shows on its outbox page instead of sending them. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'email' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    html: text().notNull().default(''),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [index('outbox_messages_recipient_idx').on(t.recipient, t.id)],
);

/** On which day what is done once a day was done last, by whichever process came first. */
export const dailyJobs = pgTable('daily_jobs', {
  name: text().primaryKey(),
  day: date().notNull(),
});
