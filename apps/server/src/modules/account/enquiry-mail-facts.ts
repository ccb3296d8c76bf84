import { and, asc, eq } from 'drizzle-orm';
import type { Mail } from '../../adapters/messenger.ts';
import { assets, enquiries } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { enquiryMail } from '../../mails/enquiry-mail.ts';

type MailDeps = Pick<Deps, 'db' | 'files' | 'mailBrand' | 'enquiriesTo'>;

/** The mail that brings an enquiry to the organisation, with its files; null where it is kept no longer. */
export async function enquiryMailOf({ db, files, mailBrand, enquiriesTo }: MailDeps, id: string): Promise<Mail | null> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  if (enquiry === undefined) return null;
  const kept = await db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerKind, 'enquiry'), eq(assets.ownerId, id)))
    .orderBy(asc(assets.createdAt));
  const read = await Promise.all(
    kept.map(async ({ name, type, hash }) => ({ name, type, content: await files.read(hash) })),
  );
  return enquiryMail(mailBrand, {
    ...enquiry,
    to: enquiriesTo,
    files: read.flatMap(({ content, ...file }) => (content === null ? [] : [{ ...file, content }])),
  });
}
