import { and, asc, between, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices, ownMemberships, people } from '../../db/schema/index.ts';

/** A renewal that waits to be paid. */
export interface Renewal {
  invoiceId: string;
  personId: string;
  firstName: string;
  email: string;
  /** The last day of the membership that it renews. */
  lastDay: string;
  balanceCents: number;
}

const columns = {
  invoiceId: invoices.id,
  personId: people.id,
  firstName: people.firstName,
  email: people.email,
  // Only those that have an end are looked for.
  lastDay: sql<string>`${ownMemberships.renewedTo}`,
  balanceCents: sql<number>`${invoices.totalCents} - ${invoices.paidCents}`,
};

function renewals(db: Db) {
  return db
    .select(columns)
    .from(invoices)
    .innerJoin(people, and(eq(people.id, invoices.personId), isNull(people.disabledAt)))
    .innerJoin(ownMemberships, eq(ownMemberships.personId, people.id));
}

const isWaiting = and(
  eq(invoices.status, 'Pending'),
  isNotNull(invoices.membershipEndDate),
  isNotNull(ownMemberships.renewedTo),
  isNull(ownMemberships.terminatedOn),
  sql`${invoices.totalCents} > ${invoices.paidCents}`,
);

export async function renewalOf(db: Db, personId: string): Promise<Renewal | null> {
  const [renewal = null] = await renewals(db)
    .where(and(eq(people.id, personId), isWaiting))
    .orderBy(desc(invoices.invoiceDate), desc(invoices.invoiceNum))
    .limit(1);
  return renewal;
}

export async function renewalById(db: Db, invoiceId: string): Promise<Renewal | null> {
  const [renewal = null] = await renewals(db).where(and(eq(invoices.id, invoiceId), isWaiting));
  return renewal;
}

export async function renewalsBetween(db: Db, from: string, to: string): Promise<Renewal[]> {
  return renewals(db)
    .where(and(isWaiting, between(ownMemberships.renewedTo, from, to)))
    .orderBy(asc(people.id), asc(invoices.id));
}
