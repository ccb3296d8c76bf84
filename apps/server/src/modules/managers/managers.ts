import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { emailKey, managedAccountRefusal, notManagingRefusal } from '@portal/api/rules';
import { userRoles } from '@portal/kit/access';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit } from '../auth/repository.ts';
import { userRoleOf } from '../auth/roles.ts';
import { queueMails } from '../event-mails/mail-queue.ts';
import { countMember } from '../joining/repository.ts';

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

/** Whoever looks after all communities is nothing in single ones: what they were there, and whatever kept them out, goes. */
export function addManager(userEmail: string, call: Call): Promise<void> {
  return changeRole(userEmail, { role: userRoles.Manager, refusal: managedAccountRefusal }, call);
}

export function removeManager(userEmail: string, call: Call): Promise<void> {
  return changeRole(userEmail, { role: userRoles.Standard, refusal: notManagingRefusal }, call);
}

interface RoleChange {
  role: typeof userRoles.Manager | typeof userRoles.Standard;
  refusal: typeof managedAccountRefusal;
}

async function changeRole(userEmail: string, { role, refusal }: RoleChange, call: Call): Promise<void> {
  await call.db.transaction(async (tx) => {
    const { id: personId, role: before } = await lockAccountBy(tx, userEmail);
    refuse(refusal({ id: personId, role: userRoleOf(before) }, personOf(call)));
    const isAdded = role === userRoles.Manager;
    await tx.update(people).set({ role }).where(eq(people.id, personId));
    if (isAdded) await endMemberships(tx, personId);
    const kind = isAdded ? 'managerAdded' : 'managerRemoved';
    const data = { administratorId: personOf(call).id };
    await audit(tx, { kind, personId, address: call.address, data }, call.now);
    const key = `${kind}:${randomUUID()}`;
    await queueMails(tx, [{ key, kind, personId, eventId: null, dueAt: call.now }]);
  });
}

/** In every community, whatever it was there; counts follow. */
async function endMemberships(tx: Db, personId: string): Promise<void> {
  const ended = await tx
    .delete(memberships)
    .where(eq(memberships.personId, personId))
    .returning({ communityId: memberships.communityId, status: memberships.status });
  for (const { communityId, status } of ended.toSorted((a, b) => (a.communityId < b.communityId ? -1 : 1)))
    if (status === 'Joined' || status === 'Awaiting') await countMember(tx, communityId, status, -1);
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
