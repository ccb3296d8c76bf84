import { wrongOwnPassword } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { conflict, found, refuseKeeping } from '../../http/problem.ts';
import { fitsPassword } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { forgiveAttempt } from './rate-limit.writes.ts';
import { type Account, accountById } from './auth.queries.ts';
import { audit } from './auth.writes.ts';

/** What opens an account. */
const opening = ['email', 'passwordHash', 'tfaEnabled', 'hasApp'] as const;

/** Whoever found a device unlocked does not guess the password there. */
const limit = { attempts: 10, windowSeconds: 900 };

/** The account of the person who asks, once they have shown again that they know its password. */
export async function confirmedAccount(password: string, call: Call): Promise<Account> {
  const { id } = personOf(call);
  const limits = [{ key: `own-password:${id}`, ...limit }];
  await countAttempt(call.db, limits, call.now);
  const account = found(await accountById(call.db, id));
  if (!(await fitsPassword(account.passwordHash, password))) {
    await audit(call.db, { kind: 'passwordConfirmFailed', personId: id, address: call.address }, call.now);
    // Within the transaction of an Idempotency-Key the attempt stays counted too.
    refuseKeeping(wrongOwnPassword);
  }
  await forgiveAttempt(call.db, limits);
  return account;
}

/** Locks an account that was read before, and refuses where somebody has changed meanwhile how it is opened: its owner may just have locked it. */
export async function lockUnchanged(tx: Db, before: Account): Promise<void> {
  await lockPerson(tx, before.id);
  const now = found(await accountById(tx, before.id));
  if (opening.some((fact) => now[fact] !== before[fact]))
    throw conflict('How you sign in has just been changed elsewhere.');
}
