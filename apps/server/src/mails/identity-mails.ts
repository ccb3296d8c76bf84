import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

/** What the owner of an account is told of the identity provider that opens it. */
export type IdentityChange = 'identityLinked' | 'identityUnlinked';

interface IdentityMail {
  to: string;
  /** Where its button leads. */
  href: string;
  change: IdentityChange;
  /** What the provider is called. */
  label: string;
}

export function identityMail(brand: MailBrand, { to, href, change, label }: IdentityMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t(`${change}Title`),
    intro: t(`${change}Intro`, { organisation, label }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t(`${change}Subject`, { organisation: shortName, label });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
