import type { Call } from '../../http/call.ts';
import { confirmEmailMail, emailChangedMail, secondFactorMail } from '../../mails/security-mails.ts';
import { type Account, confirmationLink, startAlarm } from '../auth/index.ts';

/** Tells both addresses. Who reads the old one can take it back: the new one may be a stranger's. */
export async function notifyOfChangedEmail(
  before: Account,
  next: { email: string; token: string },
  call: Call,
): Promise<void> {
  const { messenger, mailBrand, portalUrl } = call.deps;
  const href = await startAlarm(before.id, { email: before.email }, call);
  await messenger.mail(emailChangedMail(mailBrand, { to: before.email, href }));
  const confirmHref = confirmationLink(portalUrl, { token: next.token, userId: before.id });
  await messenger.mail(confirmEmailMail(mailBrand, { to: next.email, href: confirmHref }));
}

/** Tells whose account is opened with a code now, or without one, how it is taken back. */
export async function notifyOfSecondFactor({ id, email, tfaEnabled, hasApp }: Account, call: Call): Promise<void> {
  const { messenger, mailBrand } = call.deps;
  const href = await startAlarm(id, { tfaEnabled }, call);
  await messenger.mail(secondFactorMail(mailBrand, { to: email, href, isOn: !tfaEnabled, hasApp }));
}
