import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

/** The code of a first login. */
export function firstCodeMail(
  brand: MailBrand,
  { to, code, minutes }: { to: string; code: string; minutes: number },
): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, to, t('codeSubject', { organisation: shortName }), {
    title: t('codeTitle'),
    intro: t('firstCodeIntro', { organisation }),
    code,
    note: t('firstCodeNote', { minutes }),
  });
}

/** To whoever asked for such a code and cannot come in by one: their account has been set up, or their invitation is over. */
export function firstLoginOverMail(
  brand: MailBrand,
  { to, href, hasPassword }: { to: string; href: string; hasPassword: boolean },
): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName, website } = brand.profile;
  const subject = t('firstOverSubject', { organisation: shortName });
  if (!hasPassword)
    return mailOf(brand, to, subject, {
      title: t('invitationOverTitle'),
      intro: t('invitationOverIntro', { organisation }),
      note: t('invitationOverNote', { website }),
    });
  return mailOf(brand, to, subject, {
    title: t('firstOverTitle'),
    intro: t('firstOverIntro', { organisation }),
    button: { label: t('firstOverButton'), href },
    note: t('firstOverNote'),
  });
}

interface Invited {
  firstName: string;
  email: string;
  href: string;
  days: number;
}

/** Brings somebody in whom staff have invited. */
export function invitationMail(brand: MailBrand, { firstName, email, href, days }: Invited): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  return mailOf(brand, email, t('invitationSubject', { organisation: shortName }), {
    title: t('invitationTitle', { organisation: shortName }),
    intro: t('invitationIntro', { firstName: singleLine(firstName), organisation }),
    button: { label: t('invitationButton'), href },
    note: t('invitationNote', { days }),
  });
}

function mailOf(brand: MailBrand, to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
