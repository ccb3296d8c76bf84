import { limits } from '@portal/api/contract';
import { isFirstLoginOpen } from '@portal/rules';
import { unmetPasswordRules } from '@portal/kit/password';
import type { Call } from '../../http/call.ts';
import { invalid, notFound, ProblemError } from '../../http/problem.ts';
import { passwordChangedMail, resetLinkMail } from '../../mails/password-mails.ts';
import { startAlarm } from './alarms.ts';
import { commonPasswordCheck } from './common-passwords.ts';
import { accountKey, deviceKey } from './credentials.ts';
import { firstLoginFacts } from './first-login-facts.queries.ts';
import { hashPassword, noPassword } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { type Account, accountByEmail, accountById } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { resetLink } from './reset-link.ts';
import { resetPassword, startReset } from './resets.writes.ts';
import { newSecret } from './tokens.ts';

const addressLimit = { attempts: 30, windowSeconds: 900 };
const accountLimit = { attempts: 5, windowSeconds: 900 };
const refusal =
  'This password does not meet our requirements. Please choose a password that is at least 8 characters with one uppercase letter and at least one non letter or digit character.';

/** Sends a link to whom the e-mail belongs to. Known and unknown get the same answer after the same work; the rest is done behind it. */
export async function forgotPassword(email: string, call: Call): Promise<void> {
  const account = await accountByEmail(call.db, email);
  await countAttempt(
    call.db,
    [
      { key: `forgot:address:${call.address}`, ...addressLimit },
      {
        key: `forgot:account:${accountKey(account, email)}:${await deviceKey(account, call)}`,
        ...accountLimit,
      },
    ],
    call.now,
  );
  if (account !== null) call.deps.background.run(() => sendLink(account, call));
  else if (call.deps.profile.revealUnknownEmail) throw notFound('Incorrect email provided');
}

async function sendLink(account: Account, call: Call): Promise<void> {
  // Without a password there is nothing to forget: they come in as they would for the first time, or not at all.
  if (account.passwordHash === noPassword && !isFirstLoginOpen(await firstLoginFacts(call.db, account.id), call.now))
    return;
  const { messenger, mailBrand, portalUrl } = call.deps;
  const token = newSecret();
  await startReset(call.db, account.id, token, call.now);
  const href = resetLink(portalUrl, { token, userId: account.id });
  await messenger.mail(resetLinkMail(mailBrand, { to: account.email, href, minutes: limits.resetLinkMinutes }));
  await audit(call.db, { kind: 'resetSent', personId: account.id, address: call.address }, call.now);
}

interface Reset {
  token: string;
  userId: string;
  password: string;
  endSessions: boolean;
}

/** Sets a new password. A second factor stays as it is. */
export async function chooseNewPassword({ token, userId, password, endSessions }: Reset, call: Call): Promise<void> {
  await countAttempt(call.db, [{ key: `reset:address:${call.address}`, ...addressLimit }], call.now);
  // Before the link is used up: another try with a better password must be possible.
  const isCommon = await commonPasswordCheck();
  if (unmetPasswordRules(password, { isCommon }).length > 0) throw invalid('body.password', refusal);
  const passwordHash = await hashPassword(password);
  const next = { personId: userId, token, passwordHash, endSessions };
  if (!(await resetPassword(call.db, next, call.now)))
    throw new ProblemError('link_expired', 'This link is no longer valid. Please ask for a new one.');
  await audit(call.db, { kind: 'passwordReset', personId: userId, address: call.address }, call.now);
  call.deps.background.run(() => notifyOfChangedPassword(userId, call));
}

/** Tells whose password was changed, with a link for whom it was not. */
export async function notifyOfChangedPassword(personId: string, call: Call): Promise<void> {
  const { db, deps } = call;
  const account = await accountById(db, personId);
  if (account === null) return;
  const href = await startAlarm(personId, {}, call);
  await deps.messenger.mail(passwordChangedMail(deps.mailBrand, { to: account.email, href }));
}
