import { limits } from '@portal/api/contract';
import { isFirstLoginOpen } from '@portal/rules';
import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { invitationMail } from '../../mails/first-login-mails.ts';
import { firstLoginFacts } from '../auth/index.ts';
import type { MailJob } from '../mail-queue/index.ts';
import { invitationById } from './invitations.queries.ts';

/** The mail of an invitation as it is now; null where there is no longer reason to send it. */
export async function invitationMailOf(
  { db, mailBrand, portalUrl }: Pick<Deps, 'db' | 'mailBrand' | 'portalUrl'>,
  { about, key }: Pick<MailJob, 'about' | 'key'>,
  now: Date,
): Promise<Mail | null> {
  const row = await invitationById(db, about);
  if (row === null || row.mailKey !== key || row.acceptedAt !== null) return null;
  if (!isFirstLoginOpen(await firstLoginFacts(db, row.personId), now)) return null;
  const url = new URL('/account/first-time-login', portalUrl);
  url.searchParams.set('email', row.email);
  url.searchParams.set('invitation', row.id);
  const { firstName, email } = row;
  return invitationMail(mailBrand, { firstName, email, href: url.href, days: limits.invitation.days });
}
