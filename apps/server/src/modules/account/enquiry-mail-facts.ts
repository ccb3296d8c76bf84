import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { enquiryMail } from '../../mails/enquiry-mail.ts';
import { enquiryById, filesOfEnquiry } from './enquiry-mail-facts.queries.ts';

type MailDeps = Pick<Deps, 'db' | 'files' | 'mailBrand' | 'enquiriesTo'>;

/** The mail that brings an enquiry to the organisation, with its files; null where it is kept no longer. */
export async function enquiryMailOf({ db, files, mailBrand, enquiriesTo }: MailDeps, id: string): Promise<Mail | null> {
  const enquiry = await enquiryById(db, id);
  if (enquiry === undefined) return null;
  const attachments = await filesOfEnquiry(db, id);
  const read = await Promise.all(
    attachments.map(async ({ name, type, hash }) => ({ name, type, content: await files.read(hash) })),
  );
  return enquiryMail(mailBrand, {
    ...enquiry,
    to: enquiriesTo,
    files: read.flatMap(({ content, ...file }) => (content === null ? [] : [{ ...file, content }])),
  });
}
