import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { messages } from './messages.ts';

/** What a mail shows of the organisation that sends it. */
export interface MailBrand {
  profile: Pick<Profile, 'fullName' | 'shortName' | 'website' | 'brandColor' | 'locale' | 'messages'>;
  /** Where its logo is read from. */
  logoSrc: string;
}

/** The words of mails, with the organisation's own wording on top. */
export function mailWords({ profile }: MailBrand) {
  return createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
}
