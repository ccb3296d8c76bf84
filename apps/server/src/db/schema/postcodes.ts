import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Where the middle of each postcode is, as whoever runs the portal has brought them in. */
export const postcodes = pgTable(
  'postcodes',
  {
    postCode: text().primaryKey(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [index('postcodes_latitude_idx').on(t.latitude)],
);
