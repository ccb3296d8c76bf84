import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface EmailMail {
  to: string;
  /** Where its button leads. */
  href: string;
}

/** Tells an address that another e-mail opens an account from now on. */
export function emailChangedMail(brand: MailBrand, { to, href }: EmailMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t('emailChangedTitle'),
    intro: t('emailChangedIntro', { organisation }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t('emailChangedSubject', { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}

/** Asks an address by which somebody signs in now whether they read it. */
export function confirmEmailMail(brand: MailBrand, { to, href }: EmailMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  const parts = {
    title: t('confirmEmailTitle'),
    intro: t('confirmEmailIntro', { organisation }),
    button: { label: t('confirmEmailButton'), href },
    note: t('emailChangedElsewhere', { organisation, website }),
  };
  const subject = t('emailChangedSubject', { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}

interface SecondFactorMail {
  to: string;
  /** Where its button leads. */
  href: string;
  isOn: boolean;
  /** They have an authenticator app, which is asked for its code either way. */
  hasApp: boolean;
}

/** Tells the owner of an account that it is opened with a code that is sent from now on, or without one. */
export function secondFactorMail(brand: MailBrand, { to, href, isOn, hasApp }: SecondFactorMail): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const about = hasApp ? (['sentCodeOn', 'sentCodeOff'] as const) : (['secondFactorOn', 'secondFactorOff'] as const);
  const kind = about[isOn ? 0 : 1];
  const parts = {
    title: t(`${kind}Title`),
    intro: t(`${kind}Intro`, { organisation }),
    button: { label: t('changedButton'), href },
    note: t('changedNote'),
  };
  const subject = t(`${kind}Subject`, { organisation: shortName });
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
