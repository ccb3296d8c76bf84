import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { emailKey, managedAccountRefusal, notManagingRefusal } from '@portal/api/rules';
import { userRoles } from '@portal/kit/access';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { userRoleOf } from '../auth/index.ts';
import { giveRole } from './give-role.ts';

type List = typeof contract.managers.list;

export async function listManagers(
  db: Db,
  { page, pageSize, keyword = '' }: HandlerInput<List>['query'],
): Promise<HandlerReply<List>> {
  const { id, email, firstName, lastName, role, disabledAt } = people;
  const isManager = and(eq(role, userRoles.Manager), isNull(disabledAt));
  const where = keyword.trim() === '' ? isManager : and(isManager, containsText(email, keyword));
  const admins = await db
    .select({ id, email, firstName, lastName })
    .from(people)
    .where(where)
    .orderBy(sql`lower(${email})`, id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(where);
  return { admins, totalItemCount: count?.total ?? 0 };
}

export function addManager(userEmail: string, call: Call): Promise<void> {
  return changeRole(userEmail, { to: userRoles.Manager, refusal: managedAccountRefusal }, call);
}

export function removeManager(userEmail: string, call: Call): Promise<void> {
  return changeRole(userEmail, { to: userRoles.Standard, refusal: notManagingRefusal }, call);
}

interface RoleChange {
  to: typeof userRoles.Manager | typeof userRoles.Standard;
  refusal: typeof managedAccountRefusal;
}

async function changeRole(userEmail: string, { to, refusal }: RoleChange, call: Call): Promise<void> {
  await call.db.transaction(async (tx) => {
    const account = await lockAccountBy(tx, userEmail);
    const from = userRoleOf(account.role);
    refuse(refusal({ id: account.id, role: from }, personOf(call)));
    await giveRole(tx, account.id, { from, to }, call);
  });
}

/** Kept from changing until the transaction ends. */
async function lockAccountBy(tx: Db, userEmail: string) {
  const [account = null] = await tx
    .select({ id: people.id, role: people.role })
    .from(people)
    .where(and(eq(sql`lower(${people.email})`, emailKey(userEmail)), isNull(people.disabledAt)))
    .for('no key update');
  return found(account);
}
