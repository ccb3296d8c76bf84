import { userRoles } from '@portal/kit/access';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';
import { isOfRole } from './users.queries.ts';

/** Disabled since a moment, which ends whatever the person has open by triggers; null: open again. */
export async function setDisabled(tx: Db, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(people).set({ disabledAt }).where(eq(people.id, id));
}

/** The account and those of all administrators that are open, kept from changing until the transaction ends; by id, as everybody locks people. */
export async function lockUser(tx: Db, id: string) {
  const isAdministrator = and(isOfRole(userRoles.Admin), isNull(people.disabledAt));
  return tx
    .select({ id: people.id, role: people.role, disabledAt: people.disabledAt })
    .from(people)
    .where(and(or(eq(people.id, id), isAdministrator), isNull(people.erasedAt)))
    .orderBy(people.id)
    .for('no key update');
}
