import type { Profile } from '@portal/kit/access';
import { createTranslate } from '@portal/kit/messages';
import { html } from 'hono/html';
import { pageFrame } from '../../http/page-frame.ts';
import { messages } from '../../mails/messages.ts';
import type { Reminded } from './unsubscribe.ts';

const words = {
  events: {
    ask: 'remindersAsk',
    askText: 'remindersAskText',
    turnOff: 'remindersTurnOff',
    off: 'remindersOff',
    offText: 'remindersOffText',
  },
  cpd: {
    ask: 'remindersAsk',
    askText: 'cpdRemindersAskText',
    turnOff: 'remindersTurnOff',
    off: 'remindersOff',
    offText: 'cpdRemindersOffText',
  },
  news: {
    ask: 'newsAsk',
    askText: 'newsAskText',
    turnOff: 'newsTurnOff',
    off: 'newsOff',
    offText: 'newsOffText',
  },
} as const;

/** Asks before mails are turned off, since programs that check mails open their links; then says that it is done. */
export function unsubscribePage(profile: Profile, about: Reminded, state: 'asks' | 'done') {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  if (state === 'done')
    return pageFrame(
      profile,
      t(words[about].off),
      html`<h1>${t(words[about].off)}</h1>
        <p>${t(words[about].offText)}</p>`,
    );
  return pageFrame(
    profile,
    t(words[about].ask),
    html`<h1>${t(words[about].ask)}</h1>
      <p>${t(words[about].askText, { organisation: profile.fullName })}</p>
      <form method="post"><button class="pay">${t(words[about].turnOff)}</button></form>`,
  );
}
