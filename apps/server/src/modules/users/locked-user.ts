import { administratorRefusal, isLastAdministrator, type UserFacts } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { userRoleOf } from '../auth/index.ts';
import { lockUser } from './users.writes.ts';

/** An account that is being changed, as it is until the transaction ends. Of two administrators who take each other's role, the second has none any more. */
export async function lockedUser(tx: Db, id: string, call: Call): Promise<UserFacts> {
  const rows = await lockUser(tx, id);
  const actor = rows.find((row) => row.id === personOf(call).id);
  refuse(administratorRefusal({ role: userRoleOf(actor?.role ?? userRoles.Standard) }, false));
  const user = rows.find((row) => row.id === id);
  if (user === undefined) throw notFound('There is no such account.');
  const facts = { id, role: userRoleOf(user.role), isDisabled: user.disabledAt !== null };
  const others = rows.filter(
    (row) => row.id !== id && userRoleOf(row.role) === userRoles.Admin && row.disabledAt === null,
  );
  return { ...facts, isLastAdministrator: isLastAdministrator(facts, others.length) };
}
