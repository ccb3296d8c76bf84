import { limits } from '@portal/api/contract';
import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { bulkReadingMail } from '../../mails/bulk-reading-mail.ts';
import type { MailJob } from '../mail-queue/index.ts';
import { recipientOf } from './bulk-reading-mail-of.queries.ts';

type MailDeps = Pick<Deps, 'db' | 'mailBrand' | 'enquiriesTo'>;

/** Tells the organisation who has read the directory in bulk; null where they are nobody any more. */
export async function bulkReadingMailOf(
  { db, mailBrand, enquiriesTo }: MailDeps,
  { personId }: Pick<MailJob, 'personId'>,
): Promise<Mail | null> {
  const person = await recipientOf(db, personId);
  if (person === undefined) return null;
  return bulkReadingMail(mailBrand, {
    to: enquiriesTo,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    people: limits.directory.peopleADay,
  });
}
