import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

interface PasswordMail {
  to: string;
  /** Where its button leads. */
  href: string;
}

/** The link for choosing a new password. */
export function resetLinkMail(brand: MailBrand, { to, href, minutes }: PasswordMail & { minutes: number }): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('resetSubject', { organisation: shortName }), {
    title: t('resetTitle'),
    intro: t('resetIntro', { organisation }),
    button: { label: t('resetButton'), href },
    note: t('resetNote', { minutes }),
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(brand: MailBrand, { to, href }: PasswordMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('changedSubject', { organisation: shortName }), {
    title: t('changedTitle'),
    intro: t('changedIntro', { organisation }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  });
}

function mailOf(brand: MailBrand, to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
