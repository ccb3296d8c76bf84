import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import type { Call } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { lockBy } from './alarms.writes.ts';
import { hashPassword } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { audit } from './auth.writes.ts';
import { startReset } from './resets.writes.ts';
import { newSecret } from './tokens.ts';

type Link = HandlerInput<typeof contract.auth.lockAccount>['body'];

const addressLimit = { attempts: 30, windowSeconds: 900 };

/** Locks the account of whoever was told of a change that was not theirs, and answers with what a new password is chosen by. */
export async function lockAccount(
  { token, userId }: Link,
  call: Call,
): Promise<EndpointReply<typeof contract.auth.lockAccount>> {
  await countAttempt(call.db, [{ key: `alarm:address:${call.address}`, ...addressLimit }], call.now);
  const passwordHash = await hashPassword(newSecret());
  if (!(await lockBy(call.db, { token, personId: userId, passwordHash }, call.now)))
    throw new ProblemError('link_expired', 'This link is no longer valid. Ask for a new password instead.');
  await audit(call.db, { kind: 'accountLocked', personId: userId, address: call.address }, call.now);
  const next = newSecret();
  await startReset(call.db, userId, next, call.now);
  return { token: next, userId };
}
