import { limits } from '@portal/api/contract';
import { emailKey } from '@portal/api/rules';
import type { Call } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { loginCodeMail, loginCodeText } from '../../mails/login-code-mail.ts';
import { accountOfChallenge, hasPasskey, replaceCode, startChallenge, tryCode } from './challenges.ts';
import { type Credentials, deviceKey, verifiedAccount } from './credentials.ts';
import { maskedEmail, maskedMobile, newCode } from './one-time-code.ts';
import { countAttempt, forgiveAttempt } from './rate-limit.ts';
import { type Account, audit } from './repository.ts';
import { loginOf, openSession } from './service.ts';
import { newSecret } from './tokens.ts';

const { minutes, resendSeconds: resendAfterSeconds } = limits.loginCode;
/** For each account: codes that may be sent, and wrong ones that may be tried over all its challenges. */
const sendLimit = { attempts: 10, windowSeconds: 900 };
const wrongLimit = { attempts: 30, windowSeconds: 86_400 };

/** Whether the account signs in without a second factor, which only who knows the password learns; if not, a code is sent. */
export async function requestCode(credentials: Credentials, call: Call) {
  const account = await verifiedAccount(credentials, call);
  if (!account.tfaEnabled) return { data: { tfaDisabled: true, challenge: null } };
  await countAttempt(call.db, [await sends(account, call)], call.now);
  const [requestId, code] = [newSecret(), newCode()];
  await startChallenge(call.db, { requestId, code, personId: account.id }, call.now);
  await sendCode(account, code, call);
  const isBySms = goesBySms(account, call);
  return {
    data: {
      tfaDisabled: false,
      challenge: {
        requestId,
        sentBy: isBySms ? ('sms' as const) : ('email' as const),
        sentTo: isBySms ? maskedMobile(account.mobile ?? '') : maskedEmail(account.email),
        resendAfterSeconds,
        hasPasskey: await hasPasskey(call.db, account.id),
      },
    },
  };
}

export async function resendCode(requestId: string, call: Call) {
  const account = await accountOfChallenge(call.db, requestId, call.now);
  if (account === null) throw codeExpired();
  const code = newCode();
  if (!(await replaceCode(call.db, requestId, code, call.now)))
    throw new ProblemError('rate_limited', 'Wait a moment before you ask for another code.', {
      retryAfterSeconds: resendAfterSeconds,
    });
  await countAttempt(call.db, [await sends(account, call)], call.now);
  await sendCode(account, code, call);
  return { resendAfterSeconds };
}

interface Answer {
  requestId: string;
  code: string;
  email?: string | undefined;
}

export async function signInWithCode({ requestId, code, email }: Answer, call: Call) {
  const account = await accountOfChallenge(call.db, requestId, call.now);
  if (account === null) throw codeExpired();
  const limit = { key: `code:wrong:${account.id}:${await deviceKey(account, call)}`, ...wrongLimit };
  await countAttempt(call.db, [limit], call.now);
  const isTheirs = email === undefined || emailKey(email) === emailKey(account.email);
  const outcome = await tryCode(call.db, requestId, isTheirs ? code : '', call.now);
  if (outcome === 'right') {
    await forgiveAttempt(call.db, [limit]);
    return loginOf(account, await openSession(account, call));
  }
  await audit(call.db, { kind: 'codeFailed', personId: account.id, address: call.address }, call.now);
  throw outcome === 'wrong' ? new ProblemError('wrong_code', 'Wrong password') : codeExpired();
}

async function sendCode(account: Account, code: string, call: Call): Promise<void> {
  const { messenger, mailBrand, portalUrl } = call.deps;
  if (goesBySms(account, call))
    await messenger.sms({ to: account.mobile ?? '', text: loginCodeText(mailBrand, { code, minutes }, portalUrl) });
  else await messenger.mail(loginCodeMail(mailBrand, { to: account.email, code, minutes }));
  await audit(call.db, { kind: 'codeSent', personId: account.id, address: call.address }, call.now);
}

function goesBySms(account: Account, { deps }: Call): boolean {
  return account.allowSms && account.mobile !== null && deps.messenger.canText;
}

async function sends(account: Account, call: Call) {
  return { key: `code:send:${account.id}:${await deviceKey(account, call)}`, ...sendLimit };
}

function codeExpired(): ProblemError {
  return new ProblemError('code_expired', 'This code is no longer valid. Please sign in again.');
}
