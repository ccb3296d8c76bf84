import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface PasskeyMail {
  to: string;
  /** Where its button leads. */
  href: string;
  /** As its owner calls it. */
  name: string;
  isAdded: boolean;
}

/** Tells the owner of an account that a passkey opens it from now on, or no longer does. */
export function passkeyMail(brand: MailBrand, { to, href, name, isAdded }: PasskeyMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t(isAdded ? 'passkeyAddedTitle' : 'passkeyRemovedTitle'),
    intro: t(isAdded ? 'passkeyAddedIntro' : 'passkeyRemovedIntro', { organisation, name }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t(isAdded ? 'passkeyAddedSubject' : 'passkeyRemovedSubject', { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
