import { singleLine } from '@portal/rules';
import type { Mail, MailFile } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface Enquiry {
  to: string;
  name: string;
  email: string;
  mobile: string;
  memberNumber: string;
  comments: string;
  files: readonly MailFile[];
}

/** What a member writes to the organisation, who answers by answering the mail. */
export function enquiryMail(brand: MailBrand, { to, comments, files, ...from }: Enquiry): Mail {
  const t = mailWords(brand);
  const name = singleLine(from.name) || t('enquiryWithoutName');
  const valueOrNone = (text: string) => singleLine(text) || t('noValue');
  const parts = {
    title: t('enquiryTitle', { name }),
    intro: comments,
    note: t('enquiryNote', {
      email: valueOrNone(from.email),
      mobile: valueOrNone(from.mobile),
      memberNumber: valueOrNone(from.memberNumber),
    }),
  };
  return {
    to,
    replyTo: from.email,
    subject: t('enquirySubject', { name }),
    html: mailPage(brand, parts),
    text: mailText(brand, parts),
    files: files.map((file) => ({ ...file, name: singleLine(file.name) })),
  };
}
