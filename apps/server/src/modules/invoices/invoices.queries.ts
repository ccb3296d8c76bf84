import type { InvoiceOrder } from '@portal/api/contract';
import { and, asc, count, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { invoices, people } from '../../db/schema/index.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice with whom it was sent to; nobody, where their account is no more. */
export interface KnownInvoice extends InvoiceRow {
  person: { firstName: string; lastName: string; memberNum: string | null } | null;
}

interface ListQuery {
  personId: string;
  from: string | undefined;
  to: string | undefined;
  sortBy: InvoiceOrder;
  sortOrder: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

const columns = {
  ...getTableColumns(invoices),
  person: { firstName: people.firstName, lastName: people.lastName, memberNum: people.memberNum },
};

/** The same as `invoiceAmounts` counts. */
const balanceDue = sql<number>`case when ${invoices.status} = 'Pending'
  then greatest(0, ${invoices.totalCents} - ${invoices.paidCents}) else 0 end`;

const orders: Readonly<Record<InvoiceOrder, PgColumn | SQL>> = {
  invoiceDate: invoices.invoiceDate,
  dueDate: sql`coalesce(${invoices.dueDate}::text, '')`,
  invoiceNum: invoices.invoiceNum,
  totalAmountIncGst: invoices.totalCents,
  balanceDue,
};

export async function invoiceById(db: Db, id: string): Promise<KnownInvoice | null> {
  const [row = null] = await withPerson(db).where(eq(invoices.id, id));
  return row;
}

export async function invoicesOf(db: Db, query: ListQuery): Promise<{ rows: KnownInvoice[]; total: number }> {
  const { personId, from, to, page, pageSize, sortBy } = query;
  const isListed = and(
    eq(invoices.personId, personId),
    from === undefined ? undefined : gte(invoices.invoiceDate, from),
    to === undefined ? undefined : lte(invoices.invoiceDate, to),
  );
  const inOrder = query.sortOrder === 'asc' ? asc : desc;
  const rows = await withPerson(db)
    .where(isListed)
    .orderBy(inOrder(orders[sortBy]), inOrder(invoices.invoiceNum))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(invoices).where(isListed);
  return { rows, total: counted?.total ?? 0 };
}

function withPerson(db: Db) {
  return db.select(columns).from(invoices).leftJoin(people, eq(people.id, invoices.personId));
}
