import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { html } from 'hono/html';
import { messages } from '../../mails/messages.ts';
import { checkoutFrame } from '../orders/checkout-frame.ts';

/** Asks before reminders are turned off, since programs that check mails open their links; then says that it is done. */
export function unsubscribePage(profile: Profile, state: 'asks' | 'done') {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  if (state === 'done')
    return checkoutFrame(
      profile,
      t('remindersOff'),
      html`<h1>${t('remindersOff')}</h1>
        <p>${t('remindersOffText')}</p>`,
    );
  return checkoutFrame(
    profile,
    t('remindersAsk'),
    html`<h1>${t('remindersAsk')}</h1>
      <p>${t('remindersAskText', { organisation: profile.fullName })}</p>
      <form method="post"><button class="pay">${t('remindersTurnOff')}</button></form>`,
  );
}
