import type { Call } from '../../http/call.ts';
import { type AuthenticatorChange, authenticatorMail } from '../../mails/authenticator-mails.ts';
import { startAlarm } from './alarms.ts';
import type { Account } from './auth.queries.ts';

/** The app that was asked before. */
interface AppBefore {
  sealedSecret: string;
  addedAt: Date;
}

/** Tells whose account is opened in another way now, or was opened by a recovery code, with a link for whom it was not. */
export async function notifyOfAuthenticator(
  { id, email }: Pick<Account, 'id' | 'email'>,
  change: AuthenticatorChange,
  app: AppBefore | null,
  call: Call,
): Promise<void> {
  const { messenger, mailBrand } = call.deps;
  const href = await startAlarm(id, app === null ? {} : { app }, call);
  await messenger.mail(authenticatorMail(mailBrand, { to: email, href, change }));
}
