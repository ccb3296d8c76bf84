import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { accountDisabledMail, accountEnabledMail, roleMail } from '../../mails/user-mails.ts';
import { userRoleOf } from '../auth/index.ts';
import type { MailJob } from '../mail-queue/index.ts';
import type { UserMailKind } from './user-mail-kinds.ts';
import { disablingOf } from './users.queries.ts';
import { recipientOf } from './user-mail-of.queries.ts';

/**
 * The mail to whose role or account an administrator has changed; null where it has changed again since, or the account is no more. That it is disabled is told
 * to who comes in by it no more.
 */
export async function userMailOf(
  { db, mailBrand, portalUrl }: Pick<Deps, 'db' | 'mailBrand' | 'portalUrl'>,
  { personId, about }: Pick<MailJob, 'personId' | 'about'>,
  kind: UserMailKind,
): Promise<Mail | null> {
  const person = await recipientOf(db, personId);
  if (person === undefined) return null;
  const { to, role, disabledAt } = person;
  if (kind === 'accountDisabled') {
    if (disabledAt?.toISOString() !== about) return null;
    const disabling = await disablingOf(db, personId, disabledAt);
    return disabling && accountDisabledMail(mailBrand, { to, reason: disabling.reason ?? '' });
  }
  if (disabledAt !== null) return null;
  if (kind === 'accountEnabled')
    return accountEnabledMail(mailBrand, { to, href: new URL('/account/sign-in', portalUrl).href });
  return String(role) === about ? roleMail(mailBrand, { to, role: userRoleOf(role) }) : null;
}
