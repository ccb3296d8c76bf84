import { needsSecondFactor } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { setDeviceCookie } from '../../http/device-cookie.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Credentials, secondFactorRequired, verifiedAccount } from './credentials.ts';
import { type Account, type IssuedTokens, sessionOfUsedToken } from './auth.queries.ts';
import { audit, endSession, rememberDevice, renewSession, spendRefreshToken, startSession } from './auth.writes.ts';
import { newSecret, packTokens } from './tokens.ts';

export async function signIn(credentials: Credentials, call: Call) {
  const account = await verifiedAccount(credentials, call);
  // The server decides about the second factor: the password alone opens no session.
  if (needsSecondFactor(account)) throw secondFactorRequired();
  return loginOf(account, await openSession(account, call));
}

/** Remembers the device of someone who has proved who they are, and begins their session, all of it or nothing. */
export async function openSession(account: Account, call: Call): Promise<IssuedTokens> {
  const device = call.device ?? newSecret();
  setDeviceCookie(call.headers, device, call.deps.isSecure);
  return call.db.transaction(async (tx) => {
    await rememberDevice(tx, account.id, device, call.now);
    await audit(tx, { kind: 'signIn', personId: account.id, address: call.address }, call.now);
    return startSession(tx, account.id, call.now, call);
  });
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

/** Ends this session, and with it that of the administrator who acts in it: they leave the device as themself too. */
export async function signOut(call: Call): Promise<void> {
  const { id, sessionId, impersonator } = personOf(call);
  const ending = [{ id, sessionId }, ...(impersonator === null ? [] : [impersonator])];
  await call.db.transaction(async (tx) => {
    for (const one of ending) {
      await endSession(tx, one.sessionId, 'signedOut', call.now);
      await audit(tx, { kind: 'signOut', personId: one.id, address: call.address }, call.now);
    }
  });
}

export function loginOf(account: Account, tokens: IssuedTokens) {
  return { token: packTokens(tokens), userId: account.id, userName: `${account.firstName} ${account.lastName}` };
}
