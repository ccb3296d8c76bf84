import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText } from './mail-page.ts';

interface LoginCode {
  to: string;
  code: string;
  minutes: number;
}

/** The code of a sign-in, by e-mail. */
export function loginCodeMail(brand: MailBrand, { to, code, minutes }: LoginCode): Mail {
  const t = mailWords(brand);
  const { fullName: organisation, shortName } = brand.profile;
  const parts = {
    title: t('codeTitle'),
    intro: t('codeIntro', { organisation }),
    code,
    note: t('codeNote', { minutes }),
  };
  return {
    to,
    subject: t('codeSubject', { organisation: shortName }),
    html: mailPage(brand, parts),
    text: mailText(brand, parts),
  };
}

/** The code of a sign-in, as a text; phones read the last line and offer to fill the code in on that page. */
export function loginCodeText(brand: MailBrand, { code, minutes }: Omit<LoginCode, 'to'>, portalUrl: string): string {
  const t = mailWords(brand);
  const words = t('codeText', { code, minutes, organisation: brand.profile.shortName });
  return `${words}\n\n@${new URL(portalUrl).hostname} #${code}`;
}
