import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

/** What the owner of an account is told of their authenticator app, or of the codes for whoever has lost it. */
export type AuthenticatorChange = 'appOn' | 'appOff' | 'codesMade' | 'codeUsed';

interface AuthenticatorMail {
  to: string;
  /** Where its button leads. */
  href: string;
  change: AuthenticatorChange;
}

export function authenticatorMail(brand: MailBrand, { to, href, change }: AuthenticatorMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t(`${change}Title`),
    intro: t(`${change}Intro`, { organisation }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t(`${change}Subject`, { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
