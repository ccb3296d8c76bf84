import type { contract, HandlerReply } from '@portal/api/contract';
import { isLastAdministrator, userOptions } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { userRoleOf } from '../auth/index.ts';
import { disablingOf, userById, type UserRow } from './users.queries.ts';

type Detail = HandlerReply<typeof contract.users.byId>;
type User = HandlerReply<typeof contract.users.list>['users'][number];

export function userReply({ id, firstName, lastName, email, ...row }: UserRow): User {
  return {
    ...{ id, firstName, lastName, email },
    role: userRoleOf(row.role),
    contactTypes: row.contactTypes.filter((type) => type === 'Member' || type === 'ClientUser' || type === 'Staff'),
    memberNumber: row.memberNum ?? '',
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
  };
}

/** An account, with what the person who asks may do with it now. */
export async function userDetail(id: string, call: Call): Promise<Detail> {
  const row = await userById(call.db, id);
  if (row === null) throw notFound('There is no such account.');
  const facts = { id, role: userRoleOf(row.role), isDisabled: row.disabledAt !== null };
  const isLast = isLastAdministrator(facts, row.otherAdministrators);
  return {
    ...userReply(row),
    disabling: row.disabledAt === null ? null : await disablingReply(call.db, id, row.disabledAt),
    membershipsCount: row.membershipsCount,
    ...userOptions({ ...facts, isLastAdministrator: isLast }, personOf(call)),
  };
}

async function disablingReply(db: Db, id: string, at: Date): Promise<Detail['disabling']> {
  const found = await disablingOf(db, id, at);
  if (found === null) return null;
  const { firstName, lastName, reason } = found;
  return { reason: reason ?? '', by: firstName === null ? null : `${firstName} ${lastName ?? ''}` };
}
