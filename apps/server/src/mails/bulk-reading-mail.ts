import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface Reading {
  to: string;
  name: string;
  email: string;
  /** More than so many in a day. */
  people: number;
}

/** Tells the organisation that somebody reads more of the directory than a person does. */
export function bulkReadingMail(brand: MailBrand, { to, email, people, ...reader }: Reading): Mail {
  const t = mailWords(brand);
  const name = singleLine(reader.name);
  const parts = {
    title: t('bulkReadingTitle', { name }),
    intro: t('bulkReadingIntro', { name, email, people: String(people) }),
    note: t('bulkReadingNote'),
  };
  return {
    to,
    subject: t('bulkReadingSubject', { name }),
    html: mailPage(brand, parts),
    text: mailText(brand, parts),
  };
}
