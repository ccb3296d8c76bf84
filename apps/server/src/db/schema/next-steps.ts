import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What waits for somebody and they do not want to be reminded of. */
export const putAwaySteps = pgTable(
  'put_away_steps',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Of what it is about, by kind: it may be gone by now. */
    targetId: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.kind, t.targetId] })],
);
