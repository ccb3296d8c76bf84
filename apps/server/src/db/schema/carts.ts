import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { eventTicketTypes } from './events.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';

/** What somebody means to buy. */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** By which it was last to be paid for. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('carts_person_idx').on(t.personId, t.updatedAt), index('carts_order_idx').on(t.orderId)],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: text().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    ticketTypeId: text()
      .notNull()
      .references(() => eventTicketTypes.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** What one cost when it was put here. */
    unitCents: integer().notNull(),
    addedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_type_key').on(t.cartId, t.ticketTypeId),
    index('cart_items_type_idx').on(t.ticketTypeId),
  ],
);
