import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { messages } from './messages.ts';

/** The words of these pages, with the organisation's own wording on top. */
export function checkoutWords({ locale, messages: own }: Profile) {
  return createTranslate(messages, { locale, overrides: [own] });
}
