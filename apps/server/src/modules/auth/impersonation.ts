import { randomUUID } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { impersonationRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { conflict, notFound, refuse } from '../../http/problem.ts';
import { accountById, roleOf } from './auth.queries.ts';
import { audit, endSession } from './auth.writes.ts';
import { loginOf } from './service.ts';
import { hashOfSecret, newSecret } from './tokens.ts';
import { insertImpersonation } from './impersonation.writes.ts';

interface Impersonation {
  userId: string;
  reason: string;
}

/**
 * Opens a session in which an administrator sees the portal as a member does. It cannot be renewed, ends with the
 * administrator's own, and who, whom, why, when and from where are kept.
 */
export async function impersonate({ userId, reason }: Impersonation, call: Call) {
  const admin = personOf(call);
  const account = await accountById(call.db, userId);
  if (account === null) throw notFound('There is no such account.');
  refuse(impersonationRefusal({ role: await roleOf(call.db, account.id) }));
  const accessToken = newSecret();
  const expiresAt = new Date(call.now.getTime() + limits.impersonationMinutes * 60_000);
  const event = { personId: account.id, address: call.address, data: { impersonatorId: admin.id, reason } };
  await call.db.transaction(async (tx) => {
    await insertImpersonation(tx, {
      id: randomUUID(),
      personId: account.id,
      parentId: admin.sessionId,
      accessHash: hashOfSecret(accessToken),
      accessExpiresAt: expiresAt,
      createdAt: call.now,
      address: call.address,
      userAgent: call.userAgent,
    });
    await audit(tx, { kind: 'impersonationStarted', ...event }, call.now);
  });
  return loginOf(account, { accessToken, refreshToken: '', expiresAt });
}

/** Ends it. The administrator has kept their own login: who holds no more than the member's is given none. */
export async function stopImpersonating(call: Call): Promise<void> {
  const { id: personId, sessionId, impersonator } = personOf(call);
  if (impersonator === null) throw conflict('You are yourself already.');
  const data = { impersonatorId: impersonator.id };
  await call.db.transaction(async (tx) => {
    await endSession(tx, sessionId, 'impersonationStopped', call.now);
    await audit(tx, { kind: 'impersonationStopped', personId, address: call.address, data }, call.now);
  });
}
