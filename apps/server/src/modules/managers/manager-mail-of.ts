import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { managerMail } from '../../mails/manager-mail.ts';
import type { MailJob } from '../mail-queue/index.ts';
import type { ManagerMailKind } from './manager-mail-kinds.ts';
import { recipientOf } from './manager-mail-of.queries.ts';

/** The mail to who has become a manager, or is one no more; null where it has changed again since, or the account is no more. */
export async function managerMailOf(
  { db, mailBrand }: Pick<Deps, 'db' | 'mailBrand'>,
  { personId, about }: Pick<MailJob, 'personId' | 'about'>,
  kind: ManagerMailKind,
): Promise<Mail | null> {
  const person = await recipientOf(db, personId);
  if (person === undefined || String(person.role) !== about) return null;
  return managerMail(mailBrand, { to: person.to, isAdded: kind === 'managerAdded' });
}
