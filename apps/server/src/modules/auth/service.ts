import { createHash } from 'node:crypto';
import { type Call, personOf } from '../../http/call.ts';
import { setDeviceCookie } from '../../http/device-cookie.ts';
import { ProblemError } from '../../http/problem.ts';
import { fitsPassword } from './passwords.ts';
import { countAttempt, forgiveAttempt } from './rate-limit.ts';
import {
  type Account,
  accountByEmail,
  audit,
  endSession,
  type IssuedTokens,
  knowsDevice,
  rememberDevice,
  renewSession,
  sessionOfUsedToken,
  spendRefreshToken,
  startSession,
} from './repository.ts';
import { newSecret, packTokens } from './tokens.ts';

interface Credentials {
  email: string;
  password: string;
}

const accountLimit = { attempts: 10, windowSeconds: 300 };
const addressLimit = { attempts: 100, windowSeconds: 300 };

/** Whether the account signs in without a second factor; only who knows the password learns it. */
export async function learnTfaDisabled(credentials: Credentials, call: Call): Promise<boolean> {
  const account = await verifiedAccount(credentials, call);
  return !account.tfaEnabled;
}

export async function signIn(credentials: Credentials, call: Call) {
  const account = await verifiedAccount(credentials, call);
  // The server decides about the second factor: the password alone opens no session.
  if (account.tfaEnabled) throw wrongCredentials();
  const tokens = await call.db.transaction((tx) => startSession(tx, account.id, call.now));
  const device = call.device ?? newSecret();
  await rememberDevice(call.db, account.id, device, call.now);
  setDeviceCookie(call.headers, device, call.deps.isSecure);
  await audit(call.db, { kind: 'signIn', personId: account.id, address: call.address }, call.now);
  return loginOf(account, tokens);
}

export async function refresh(refreshToken: string, call: Call) {
  const renewed = await call.db.transaction(async (tx) => {
    const sessionId = await spendRefreshToken(tx, refreshToken, call.now);
    return sessionId === null ? null : renewSession(tx, sessionId, call.now);
  });
  if (renewed) return loginOf(renewed.account, renewed);
  const reused = await sessionOfUsedToken(call.db, refreshToken);
  if (reused) {
    // Two hold the same token, and one of them stole it: nobody goes on with this session.
    await endSession(call.db, reused.sessionId, 'refreshReused', call.now);
    await audit(call.db, { kind: 'refreshReused', personId: reused.personId, address: call.address }, call.now);
  }
  throw new ProblemError('unauthenticated', 'Please sign in again.');
}

export async function signOut(call: Call): Promise<void> {
  const person = personOf(call);
  await endSession(call.db, person.sessionId, 'signedOut', call.now);
  await audit(call.db, { kind: 'signOut', personId: person.id, address: call.address }, call.now);
}

async function verifiedAccount({ email, password }: Credentials, call: Call): Promise<Account> {
  const account = await accountByEmail(call.db, email);
  const limits = await limitsFor(account, email, call);
  await countAttempt(call.db, limits, call.now);
  if (!(await fitsPassword(account?.passwordHash ?? null, password)) || account === null) {
    await audit(call.db, { kind: 'signInFailed', personId: account?.id ?? null, address: call.address }, call.now);
    throw wrongCredentials();
  }
  await forgiveAttempt(call.db, limits);
  return account;
}

/** A device that signed in before has a counter of its own: strangers cannot use it up. */
async function limitsFor(account: Account | null, email: string, call: Call) {
  const who = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  const isKnown = call.device !== null && account !== null && (await knowsDevice(call.db, account.id, call.device));
  const device = isKnown && call.device !== null ? createHash('sha256').update(call.device).digest('hex') : 'any';
  return [
    { key: `sign-in:address:${call.address}`, ...addressLimit },
    { key: `sign-in:account:${who}:${device}`, ...accountLimit },
  ];
}

function loginOf(account: Account, tokens: IssuedTokens) {
  return { token: packTokens(tokens), userId: account.id, userName: `${account.firstName} ${account.lastName}` };
}

function wrongCredentials(): ProblemError {
  return new ProblemError('invalid_credential', 'Invalid credential');
}
