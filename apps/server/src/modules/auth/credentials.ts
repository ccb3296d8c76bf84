import { createHash } from 'node:crypto';
import { emailKey } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { fitsPassword } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { forgiveAttempt } from './rate-limit.writes.ts';
import { type Account, accountByEmail, knowsDevice } from './auth.queries.ts';
import { audit } from './auth.writes.ts';

export interface Credentials {
  email: string;
  password: string;
}

const accountLimit = { attempts: 10, windowSeconds: 300 };
const addressLimit = { attempts: 100, windowSeconds: 300 };
/** From the fourth on each guess at an account is answered half a second later than the one before, up to three seconds. */
const delay = { freeAttempts: 3, stepMs: 500, longestMs: 3000 };

/** The account that e-mail and password open. A wrong password and an unknown e-mail cannot be told apart. */
export async function verifiedAccount({ email, password }: Credentials, call: Call): Promise<Account> {
  const account = await accountByEmail(call.db, email);
  const device = await deviceKey(account, call);
  const limits = [
    { key: `sign-in:address:${call.address}:${device}`, ...addressLimit },
    { key: `sign-in:account:${accountKey(account, email)}:${device}`, ...accountLimit },
  ];
  const [, guesses = 0] = await countAttempt(call.db, limits, call.now);
  if (guesses > delay.freeAttempts)
    await call.deps.wait(Math.min((guesses - delay.freeAttempts) * delay.stepMs, delay.longestMs));
  if (!(await fitsPassword(account?.passwordHash ?? null, password)) || account === null) {
    await audit(call.db, { kind: 'signInFailed', personId: account?.id ?? null, address: call.address }, call.now);
    throw wrongCredentials();
  }
  await forgiveAttempt(call.db, limits);
  return account;
}

/** What attempts at an account are counted by: the account that is found, however its address was typed. */
export function accountKey(account: Account | null, email: string): string {
  return hashed(account?.id ?? emailKey(email));
}

/** A device that signed in before has a counter of its own: strangers cannot use it up. */
export async function deviceKey(account: Account | null, { db, device }: Call): Promise<string> {
  // Asked for an unknown person too, so that both take as long.
  const isKnown = device !== null && (await knowsDevice(db, account?.id ?? '', device));
  return isKnown ? hashed(device) : 'any';
}

/** Only who has the right password, or a ticket, is told; they go on with a code. */
export function secondFactorRequired(): ProblemError {
  return new ProblemError('second_factor_required', 'Sign in with your password and the code that we send you.');
}

function wrongCredentials(): ProblemError {
  return new ProblemError('invalid_credential', 'Invalid credential');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
