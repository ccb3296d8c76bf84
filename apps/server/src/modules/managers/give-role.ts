import { randomUUID } from 'node:crypto';
import { type UserRole, userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { audit } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { endMemberships, setRole } from './give-role.writes.ts';

/** What somebody was, and is from now on. */
interface RoleChange {
  from: UserRole;
  to: UserRole;
}

/**
 * Gives somebody a role whose row the transaction has locked. Whoever looks after all communities is nothing in single ones: what they were there, and whatever
 * kept them out, goes. They are told by mail.
 */
export async function giveRole(tx: Db, personId: string, { from, to }: RoleChange, call: Call): Promise<void> {
  await setRole(tx, personId, to);
  if (to === userRoles.Manager) await endMemberships(tx, personId);
  const kind = kindOf({ from, to });
  const roles: Record<string, string> = kind === 'roleChanged' ? { from: String(from), to: String(to) } : {};
  const data = { administratorId: personOf(call).id, ...roles };
  await audit(tx, { kind, personId, address: call.address, data }, call.now);
  const mail = { key: `${kind}:${randomUUID()}`, about: String(to), dueAt: call.now };
  await queueMails(tx, [{ ...mail, kind, personId, eventId: null }]);
}

function kindOf({ from, to }: RoleChange) {
  if (to === userRoles.Manager) return 'managerAdded';
  return from === userRoles.Manager && to === userRoles.Standard ? 'managerRemoved' : 'roleChanged';
}
