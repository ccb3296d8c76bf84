import { type contract, type HandlerInput, limits } from '@portal/api/contract';
import { emailKey, factorsOf, needsSecondFactor, noSentCodes } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { loginCodeMail, loginCodeText } from '../../mails/login-code-mail.ts';
import { takeAppCode } from './authenticators.ts';
import { accountOfChallenge, firstChallengeOf } from './challenges.queries.ts';
import { replaceCode, startChallenge, tryCode } from './challenges.writes.ts';
import { type Credentials, deviceKey, verifiedAccount } from './credentials.ts';
import { codeExpired, comeFirst, resendFirst, tooSoon, wrongCode } from './first-login.ts';
import { hashOfCode, maskedEmail, maskedMobile, newCode } from './one-time-code.ts';
import { countAttempt } from './rate-limit.ts';
import { forgiveAttempt } from './rate-limit.writes.ts';
import { takeRecoveryCode } from './recovery-codes.writes.ts';
import type { Account } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { loginOf, openSession } from './service.ts';
import { notifyOfAuthenticator } from './notify-of-authenticator.ts';
import { newSecret } from './tokens.ts';

const { minutes, resendSeconds: resendAfterSeconds } = limits.loginCode;
/** For each account: codes that may be sent, sign-ins that may wait for one of its app, and wrong ones that may be tried over all its challenges. */
const sendLimit = { attempts: 10, windowSeconds: 900 };
const askLimit = { attempts: 30, windowSeconds: 900 };
const wrongLimit = { attempts: 30, windowSeconds: 86_400 };

/** Whether the account signs in without a second factor, which only who knows the password learns; if not, a code is sent, unless an app has it. */
export async function requestCode(credentials: Credentials, call: Call) {
  const account = await verifiedAccount(credentials, call);
  if (!needsSecondFactor(account)) return { data: { tfaDisabled: true, challenge: null } };
  return { data: { tfaDisabled: false, challenge: await askForCode(account, call) } };
}

/** Asks whoever has shown who they are for the factor that their account has besides. */
export function askForCode(account: Account, call: Call) {
  return factorsOf(account)[0] === 'app' ? askApp(account, call) : askForSentCode(account, call);
}

async function askApp(account: Account, call: Call) {
  await countAttempt(
    call.db,
    [{ key: `code:ask:${account.id}:${await deviceKey(account, call)}`, ...askLimit }],
    call.now,
  );
  const requestId = newSecret();
  await startChallenge(call.db, { requestId, code: null, personId: account.id }, call.now);
  return { requestId, ...waysOn(account), sentBy: 'app' as const, sentTo: '', resendAfterSeconds: 0 };
}

async function askForSentCode(account: Account, call: Call) {
  await countAttempt(call.db, [await sends(account, call)], call.now);
  const [requestId, code] = [newSecret(), newCode()];
  await startChallenge(call.db, { requestId, code, personId: account.id }, call.now);
  await sendCode(account, code, call);
  return { requestId, ...waysOn(account), ...waySent(account, call), resendAfterSeconds };
}

type Resend = HandlerInput<typeof contract.auth.resendOneTimeCode>['body'];

/** Sends another code, or one in place of that of an app where the member has left that on. */
export async function resendCode({ requestId, userName }: Resend, call: Call) {
  const first = await firstChallengeOf(call.db, requestId, call.now);
  if (first !== null) return resendFirst(first, { requestId, userName: userName ?? '' }, call);
  const account = await accountOfChallenge(call.db, requestId, call.now);
  if (account === null) throw codeExpired();
  refuse(account.tfaEnabled ? null : noSentCodes);
  const code = newCode();
  if (!(await replaceCode(call.db, requestId, code, call.now))) throw tooSoon();
  await countAttempt(call.db, [await sends(account, call)], call.now);
  await sendCode(account, code, call);
  return { resendAfterSeconds, ...waySent(account, call) };
}

type Answer = HandlerInput<typeof contract.auth.login>['body'];

export async function signInWithCode({ requestId, code, email, factor }: Answer, call: Call) {
  const first = await firstChallengeOf(call.db, requestId, call.now);
  if (first !== null) return comeFirst(first, { requestId, code, email }, call);
  const account = await accountOfChallenge(call.db, requestId, call.now);
  if (account === null) throw codeExpired();
  const limit = { key: `code:wrong:${account.id}:${await deviceKey(account, call)}`, ...wrongLimit };
  await countAttempt(call.db, [limit], call.now);
  const isTheirs = email === undefined || emailKey(email) === emailKey(account.email);
  const factors = factorsOf(account);
  const used = factor ?? factors[0];
  const isRight = async (tx: Db, codeHash: string) => {
    if (!isTheirs || used === undefined || !factors.includes(used)) return false;
    if (used === 'mail') return codeHash === hashOfCode(requestId, code);
    if (used === 'app') return takeAppCode(tx, account.id, code, call);
    return takeRecoveryCode(tx, account.id, code, call.now);
  };
  const outcome = await tryCode(call.db, requestId, isRight, call.now);
  if (outcome === 'right') {
    await forgiveAttempt(call.db, [limit]);
    if (used === 'recovery') await notifyOfRecovery(account, call);
    return loginOf(account, await openSession(account, call));
  }
  await audit(call.db, { kind: 'codeFailed', personId: account.id, address: call.address }, call.now);
  throw outcome === 'wrong' ? wrongCode() : codeExpired();
}

async function notifyOfRecovery(account: Account, call: Call): Promise<void> {
  await audit(call.db, { kind: 'recoveryCodeUsed', personId: account.id, address: call.address }, call.now);
  call.deps.background.run(() => notifyOfAuthenticator(account, 'codeUsed', null, call));
}

async function sendCode(account: Account, code: string, call: Call): Promise<void> {
  const { messenger, mailBrand, portalUrl } = call.deps;
  if (goesBySms(account, call))
    await messenger.sms({ to: account.mobile ?? '', text: loginCodeText(mailBrand, { code, minutes }, portalUrl) });
  else await messenger.mail(loginCodeMail(mailBrand, { to: account.email, code, minutes }));
  await audit(call.db, { kind: 'codeSent', personId: account.id, address: call.address }, call.now);
}

/** By what a sign-in goes on: a code of these kinds, or a passkey. */
function waysOn(account: Account) {
  return { factors: [...factorsOf(account)], hasPasskey: account.hasPasskey };
}

/** How codes reach somebody, and as much of where as they know it by. */
function waySent(account: Account, call: Call) {
  return goesBySms(account, call)
    ? { sentBy: 'sms' as const, sentTo: maskedMobile(account.mobile ?? '') }
    : { sentBy: 'email' as const, sentTo: maskedEmail(account.email) };
}

/** In place of an app a code goes by e-mail alone, as the page on which that is chosen says. */
function goesBySms(account: Account, { deps }: Call): boolean {
  return !account.hasApp && account.allowSms && account.mobile !== null && deps.messenger.canText;
}

async function sends(account: Account, call: Call) {
  return { key: `code:send:${account.id}:${await deviceKey(account, call)}`, ...sendLimit };
}
