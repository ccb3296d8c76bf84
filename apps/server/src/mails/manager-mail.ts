import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface ManagerMail {
  to: string;
  isAdded: boolean;
}

/** Tells somebody that they look after all communities from now on, or no more. */
export function managerMail(brand: MailBrand, { to, isAdded }: ManagerMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  const kind = isAdded ? 'managerAdded' : 'managerRemoved';
  const parts = {
    title: t(`${kind}Title`),
    intro: t(`${kind}Intro`, { organisation }),
    note: t('managerNote', { organisation, website }),
  };
  const subject = t(`${kind}Subject`, { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
