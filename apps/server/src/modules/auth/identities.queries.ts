import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people, personIdentities } from '../../db/schema/index.ts';

/** How a provider names somebody, for good. */
export interface IdentityName {
  issuer: string;
  subject: string;
}

/** Who is linked with somebody at the provider, and whether their account opens for anybody. */
export async function personOfIdentity(db: Db, { issuer, subject }: IdentityName) {
  const [row] = await db
    .select({ personId: people.id, disabledAt: people.disabledAt })
    .from(personIdentities)
    .innerJoin(people, eq(people.id, personIdentities.personId))
    .where(and(eq(personIdentities.issuer, issuer), eq(personIdentities.subject, subject)));
  return row ? { personId: row.personId, isDisabled: row.disabledAt !== null } : null;
}

export async function isLinkedAt(db: Db, personId: string, issuer: string): Promise<boolean> {
  const rows = await db
    .select({ subject: personIdentities.subject })
    .from(personIdentities)
    .where(and(eq(personIdentities.personId, personId), eq(personIdentities.issuer, issuer)));
  return rows.length > 0;
}

/** Since when somebody's account is linked; null: it is not. */
export async function linkedSince(db: Db, personId: string): Promise<Date | null> {
  const [row] = await db
    .select({ linkedAt: personIdentities.linkedAt })
    .from(personIdentities)
    .where(eq(personIdentities.personId, personId))
    .orderBy(desc(personIdentities.linkedAt))
    .limit(1);
  return row?.linkedAt ?? null;
}
