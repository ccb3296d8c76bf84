import { identityMail, type IdentityChange } from '../../mails/identity-mails.ts';
import { type Account, startAlarm } from '../auth/index.ts';
import type { Arriving } from './arriving.ts';

/** Tells whose account the provider opens from now on, or no longer, with a link for whom it was not. */
export async function notifyOfIdentity(
  { id, email }: Pick<Account, 'id' | 'email'>,
  change: IdentityChange,
  call: Pick<Arriving, 'db' | 'deps' | 'now'>,
): Promise<void> {
  const { messenger, mailBrand, profile } = call.deps;
  const href = await startAlarm(id, {}, call);
  const label = profile.identityProvider?.label ?? profile.shortName;
  await messenger.mail(identityMail(mailBrand, { to: email, href, change, label }));
}
