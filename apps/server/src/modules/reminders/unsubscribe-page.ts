import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { html } from 'hono/html';
import { pageFrame } from '../../http/page-frame.ts';
import { messages } from '../../mails/messages.ts';
import type { Reminded } from '../event-mails/unsubscribe.ts';

const words = {
  events: { ask: 'remindersAskText', off: 'remindersOffText' },
  cpd: { ask: 'cpdRemindersAskText', off: 'cpdRemindersOffText' },
} as const;

/** Asks before reminders are turned off, since programs that check mails open their links; then says that it is done. */
export function unsubscribePage(profile: Profile, about: Reminded, state: 'asks' | 'done') {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  if (state === 'done')
    return pageFrame(
      profile,
      t('remindersOff'),
      html`<h1>${t('remindersOff')}</h1>
        <p>${t(words[about].off)}</p>`,
    );
  return pageFrame(
    profile,
    t('remindersAsk'),
    html`<h1>${t('remindersAsk')}</h1>
      <p>${t(words[about].ask, { organisation: profile.fullName })}</p>
      <form method="post"><button class="pay">${t('remindersTurnOff')}</button></form>`,
  );
}
