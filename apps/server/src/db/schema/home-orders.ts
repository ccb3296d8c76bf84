import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** The order in which somebody wants the sections of their home page. */
export const homeOrders = pgTable('home_orders', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** By name, as features call them: some may be gone by now. */
  sections: text().array().notNull(),
  updatedAt: instant().notNull(),
});
