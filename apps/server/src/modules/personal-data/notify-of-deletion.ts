import type { Call } from '../../http/call.ts';
import { accountKeptMail, deletionRequestedMail } from '../../mails/personal-data-mails.ts';
import { type Account, startAlarm } from '../auth/index.ts';

/** Tells whose account is to be deleted on which day, and how it is taken back by whoever did not ask for it. */
export async function notifyOfDeletion({ id, email }: Account, dueAt: Date, call: Call): Promise<void> {
  const { messenger, mailBrand, profile } = call.deps;
  const { locale, timeZone } = profile;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(dueAt);
  const href = await startAlarm(id, {}, call);
  await messenger.mail(deletionRequestedMail(mailBrand, { to: email, href, day }));
}

export async function notifyOfCancelledDeletion(to: string, { deps }: Call): Promise<void> {
  await deps.messenger.mail(accountKeptMail(deps.mailBrand, to));
}
