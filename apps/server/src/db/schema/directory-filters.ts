import type { StoredNarrowing } from '@portal/rules';
import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** What somebody looks for in the member directory again and again, under a name of theirs. */
export const directoryFilters = pgTable(
  'directory_filters',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    narrowing: jsonb().$type<StoredNarrowing>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('directory_filters_name_key').on(t.personId, t.name)],
);
