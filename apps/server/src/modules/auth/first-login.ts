import { createHash } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { emailKey, isFirstLoginOpen } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import { firstCodeMail, firstLoginOverMail } from '../../mails/first-login-mails.ts';
import type { FirstChallenge } from './challenges.queries.ts';
import { replaceCode, startChallenge, tryCode } from './challenges.writes.ts';
import { deviceKey } from './credentials.ts';
import { firstLoginFacts } from './first-login-facts.queries.ts';
import { acceptInvitation } from './first-login-facts.writes.ts';
import { hashOfCode, maskedEmail, newCode } from './one-time-code.ts';
import { countAttempt } from './rate-limit.ts';
import { forgiveAttempt } from './rate-limit.writes.ts';
import { type Account, accountByEmail, accountById } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { loginOf, openSession } from './service.ts';
import { newSecret } from './tokens.ts';

const { minutes, resendSeconds: resendAfterSeconds } = limits.loginCode;
/** Of one address on the net, and of one e-mail, whether anybody has it or not: what is counted by the account would tell. */
const addressLimit = { attempts: 60, windowSeconds: 900 };
const sendLimit = { attempts: 10, windowSeconds: 900 };
const wrongLimit = { attempts: 30, windowSeconds: 86_400 };

/** Mails a code to whoever may come in by it. Known and unknown get the same answer after the same work; the rest is done behind it. */
export async function startFirstLogin(email: string, call: Call) {
  const { db, now, deps } = call;
  const account = await accountByEmail(db, email);
  const emailHash = hashOfEmail(email);
  await countAttempt(
    db,
    [
      { key: `first-login:address:${call.address}`, ...addressLimit },
      { key: `first-login:send:${emailHash}:${await deviceKey(account, call)}`, ...sendLimit },
    ],
    now,
  );
  if (account === null && deps.profile.revealUnknownEmail) throw notFound('Incorrect email provided');
  const facts = await firstLoginFacts(db, account?.id ?? '');
  const invited = account !== null && isFirstLoginOpen(facts, now) ? account : null;
  const [requestId, code] = [newSecret(), newCode()];
  await startChallenge(db, { requestId, code, personId: invited?.id ?? null, emailHash }, now);
  if (invited !== null) deps.background.run(() => mailCode(invited, code, call));
  else if (account !== null) deps.background.run(() => mailWhyNot(account, facts.hasPassword, call));
  return { tokenSent: true, requestId, resendAfterSeconds };
}

interface Resend {
  requestId: string;
  /** The e-mail that was typed. */
  userName: string;
}

/** Mails another code; to whom, if to anybody, only the mail tells. */
export async function resendFirst(
  { personId, emailHash }: FirstChallenge,
  { requestId, userName }: Resend,
  call: Call,
) {
  const { db, now, deps } = call;
  const code = newCode();
  if (!(await replaceCode(db, requestId, code, now))) throw tooSoon();
  const account = personId === null ? null : await accountById(db, personId);
  const limit = { key: `first-login:send:${emailHash}:${await deviceKey(account, call)}`, ...sendLimit };
  await countAttempt(db, [limit], now);
  if (account !== null) deps.background.run(() => mailCode(account, code, call));
  return { resendAfterSeconds, sentBy: 'email' as const, sentTo: maskedEmail(userName) };
}

interface Answer {
  requestId: string;
  code: string;
  email: string | undefined;
}

/** Signs in whoever has the code, as long as a code alone opens their account, and takes their invitation for accepted. */
export async function comeFirst({ personId, emailHash }: FirstChallenge, answer: Answer, call: Call) {
  const { db, now } = call;
  const account = personId === null ? null : await accountById(db, personId);
  const limit = { key: `first-login:wrong:${emailHash}:${await deviceKey(account, call)}`, ...wrongLimit };
  await countAttempt(db, [limit], now);
  const isTheirs = answer.email === undefined || hashOfEmail(answer.email) === emailHash;
  const isRight = async (tx: Db, codeHash: string) => {
    if (account === null || !isTheirs || codeHash !== hashOfCode(answer.requestId, answer.code)) return false;
    if (!isFirstLoginOpen(await firstLoginFacts(tx, account.id), now)) return false;
    await acceptInvitation(tx, account.id, now);
    return true;
  };
  const outcome = await tryCode(db, answer.requestId, isRight, now);
  if (outcome === 'right' && account !== null) {
    await forgiveAttempt(db, [limit]);
    return loginOf(account, await openSession(account, call));
  }
  await audit(db, { kind: 'codeFailed', personId: account?.id ?? null, address: call.address }, now);
  throw outcome === 'wrong' ? wrongCode() : codeExpired();
}

async function mailCode(account: Account, code: string, { db, deps, now, address }: Call): Promise<void> {
  await deps.messenger.mail(firstCodeMail(deps.mailBrand, { to: account.email, code, minutes }));
  await audit(db, { kind: 'codeSent', personId: account.id, address }, now);
}

/** Whose account no code alone opens is told how they come in, where only they read it. */
async function mailWhyNot({ email }: Account, hasPassword: boolean, { deps }: Call): Promise<void> {
  const page = hasPassword ? '/account/sign-in' : '/';
  const href = new URL(page, deps.portalUrl).href;
  await deps.messenger.mail(firstLoginOverMail(deps.mailBrand, { to: email, href, hasPassword }));
}

/** What attempts are counted by before anybody is known. */
function hashOfEmail(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex');
}

export function wrongCode(): ProblemError {
  return new ProblemError('wrong_code', 'Wrong password');
}

export function codeExpired(): ProblemError {
  return new ProblemError('code_expired', 'This code is no longer valid. Please sign in again.');
}

export function tooSoon(): ProblemError {
  return new ProblemError('rate_limited', 'Wait a moment before you ask for another code.', {
    retryAfterSeconds: resendAfterSeconds,
  });
}
