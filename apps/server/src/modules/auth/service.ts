import { type Call, personOf } from '../../http/call.ts';
import { setDeviceCookie } from '../../http/device-cookie.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Credentials, verifiedAccount, wrongCredentials } from './credentials.ts';
import {
  type Account,
  audit,
  endSession,
  type IssuedTokens,
  rememberDevice,
  renewSession,
  sessionOfUsedToken,
  spendRefreshToken,
  startSession,
} from './repository.ts';
import { newSecret, packTokens } from './tokens.ts';

export async function signIn(credentials: Credentials, call: Call) {
  const account = await verifiedAccount(credentials, call);
  // The server decides about the second factor: the password alone opens no session.
  if (account.tfaEnabled) throw wrongCredentials();
  return loginOf(account, await openSession(account, call));
}

/** Begins a session for someone who has proved who they are, and remembers the device. */
export async function openSession(account: Account, call: Call): Promise<IssuedTokens> {
  const tokens = await call.db.transaction((tx) => startSession(tx, account.id, call.now, call));
  const device = call.device ?? newSecret();
  await rememberDevice(call.db, account.id, device, call.now);
  setDeviceCookie(call.headers, device, call.deps.isSecure);
  await audit(call.db, { kind: 'signIn', personId: account.id, address: call.address }, call.now);
  return tokens;
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

export function loginOf(account: Account, tokens: IssuedTokens) {
  return { token: packTokens(tokens), userId: account.id, userName: `${account.firstName} ${account.lastName}` };
}
