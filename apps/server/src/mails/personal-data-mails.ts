import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

/** Tells somebody until when they can have their account back. The alarm's link may run out before that. */
export function deletionRequestedMail(
  brand: MailBrand,
  { to, href, day }: { to: string; href: string; day: string },
): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('deletionAskedSubject', { organisation: shortName }), {
    title: t('deletionAskedTitle'),
    intro: t('deletionAskedIntro', { organisation, day }),
    button: { label: t('changedButton'), href },
    note: t('deletionAskedNote'),
  });
}

export function accountKeptMail(brand: MailBrand, to: string): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('accountKeptSubject', { organisation: shortName }), {
    title: t('accountKeptTitle'),
    intro: t('accountKeptIntro', { organisation }),
    note: t('accountKeptNote'),
  });
}

/** Leads to the page where the copy is taken, by whoever is signed in. */
export function dataCopyMail(brand: MailBrand, { to, href }: { to: string; href: string }): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('dataCopySubject', { organisation: shortName }), {
    title: t('dataCopyTitle'),
    intro: t('dataCopyIntro', { organisation }),
    button: { label: t('dataCopyButton'), href },
    note: t('dataCopyNote'),
  });
}

function mailOf(brand: MailBrand, to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
