import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What members can choose, and what the organisation keeps of them. Whoever may see what is said by `segments`, which nobody chooses. */
export const preferenceItems = pgTable('preference_items', {
  id: text().primaryKey(),
  kind: text({ enum: ['commprefs', 'interests', 'areaofpractices', 'fundingscheme'] }).notNull(),
  name: text().notNull(),
  /** Among those of its kind. */
  position: smallint().notNull(),
});

export const personPreferences = pgTable(
  'person_preferences',
  {
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    itemId: text()
      .notNull()
      .references(() => preferenceItems.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.itemId] }), index('person_preferences_item_idx').on(t.itemId)],
);
