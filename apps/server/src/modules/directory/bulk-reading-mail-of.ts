import { limits } from '@portal/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Mail } from '../../adapters/messenger.ts';
import { people } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { bulkReadingMail } from '../../mails/bulk-reading-mail.ts';
import type { MailJob } from '../mail-queue/index.ts';

type MailDeps = Pick<Deps, 'db' | 'mailBrand' | 'enquiriesTo'>;

/** Tells the organisation who has read the directory in bulk; null where they are nobody any more. */
export async function bulkReadingMailOf(
  { db, mailBrand, enquiriesTo }: MailDeps,
  { personId }: Pick<MailJob, 'personId'>,
): Promise<Mail | null> {
  const { firstName, lastName, email } = people;
  const [person] = await db
    .select({ firstName, lastName, email })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.erasedAt)));
  if (person === undefined) return null;
  return bulkReadingMail(mailBrand, {
    to: enquiriesTo,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    people: limits.directory.peopleADay,
  });
}
