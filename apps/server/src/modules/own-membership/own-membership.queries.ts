import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ownMemberships, people } from '../../db/schema/index.ts';

export type OwnMembershipRow = typeof ownMemberships.$inferSelect;

/** A membership with what is said of its member besides. */
export interface KnownMembership {
  membership: OwnMembershipRow;
  person: { firstName: string; lastName: string; memberNum: string | null; membershipLapsed: boolean };
}

export async function membershipOf(db: Db, personId: string): Promise<KnownMembership | null> {
  const [row = null] = await known(db).where(eq(ownMemberships.personId, personId));
  return row;
}

export async function membershipById(db: Db, id: string): Promise<KnownMembership | null> {
  const [row = null] = await known(db).where(eq(ownMemberships.id, id));
  return row;
}

function known(db: Db) {
  const { firstName, lastName, memberNum, membershipLapsed } = people;
  return db
    .select({ membership: ownMemberships, person: { firstName, lastName, memberNum, membershipLapsed } })
    .from(ownMemberships)
    .innerJoin(people, eq(people.id, ownMemberships.personId));
}
