import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface EmailChangedMail {
  to: string;
  /** Where its button leads; null: it has none. */
  href: string | null;
}

/** Tells an address that another e-mail opens an account from now on. */
export function emailChangedMail(brand: MailBrand, { to, href }: EmailChangedMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  const parts = {
    title: t('emailChangedTitle'),
    intro: t('emailChangedIntro', { organisation }),
    ...(href === null
      ? { note: t('emailChangedElsewhere', { organisation, website }) }
      : { button: { label: t('changedButton'), href }, note: t('changedNote') }),
  };
  const subject = t('emailChangedSubject', { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}

interface SecondFactorMail {
  to: string;
  /** Where its button leads. */
  href: string;
  isOn: boolean;
}

/** Tells the owner of an account that it is opened with a code from now on, or without one. */
export function secondFactorMail(brand: MailBrand, { to, href, isOn }: SecondFactorMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t(isOn ? 'secondFactorOnTitle' : 'secondFactorOffTitle'),
    intro: t(isOn ? 'secondFactorOnIntro' : 'secondFactorOffIntro', { organisation }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t(isOn ? 'secondFactorOnSubject' : 'secondFactorOffSubject', { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
