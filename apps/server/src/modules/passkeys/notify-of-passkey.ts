import type { Call } from '../../http/call.ts';
import { passkeyMail } from '../../mails/passkey-mail.ts';
import { type Account, startAlarm } from '../auth/index.ts';

interface Change {
  account: Account;
  name: string;
  isAdded: boolean;
}

/** Tells whose account is opened by a passkey now, or by it no longer, how they lock it. */
export async function notifyOfPasskey({ account, name, isAdded }: Change, call: Call): Promise<void> {
  const { messenger, mailBrand } = call.deps;
  const href = await startAlarm(account.id, {}, call);
  await messenger.mail(passkeyMail(mailBrand, { to: account.email, href, name, isAdded }));
}
