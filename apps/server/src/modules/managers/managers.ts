import { managedAccountRefusal, notManagingRefusal } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { userRoleOf } from '../auth/index.ts';
import { giveRole } from './give-role.ts';
import { lockAccountByEmail } from './managers.writes.ts';

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
  const account = await lockAccountByEmail(tx, userEmail);
  return found(account);
}
