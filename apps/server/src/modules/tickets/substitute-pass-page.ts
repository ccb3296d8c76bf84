import { createTranslate } from '@portal/kit/messages';
import { html, raw } from 'hono/html';
import encodeQr from 'qr';
import type { Deps } from '../../deps.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { timeOfEvent } from '../../mails/event-time-text.ts';
import { messages } from '../../mails/messages.ts';
import type { PassedOn } from './substitute-pass.ts';

/** A ticket as whoever comes with it instead of its holder shows it at the door; null: it is theirs no longer. */
export function passPage(ticket: PassedOn | null, { profile, ticketCodes }: Pick<Deps, 'profile' | 'ticketCodes'>) {
  const t = createTranslate(messages, { locale: profile.locale, overrides: [profile.messages] });
  if (ticket?.event.status === 'cancelled')
    return pageFrame(
      profile,
      t('passCancelled'),
      html`<h1>${t('passCancelled')}</h1>
        <p>${ticket.event.title}</p>`,
    );
  if (ticket === null || ticket.status !== 'Active')
    return pageFrame(
      profile,
      t('passOver'),
      html`<h1>${t('passOver')}</h1>
        <p>${t('passOverText')}</p>`,
    );
  const { event, number, typeName, location, nominee } = ticket;
  const facts = [
    [t('passName'), nominee?.name ?? ''],
    [t('passType'), typeName],
    [t('passNumber'), number],
    [t('passWhen'), timeOfEvent(event, profile, t)],
    [t('passWhere'), event.address === null ? location : `${event.address}, ${location}`],
  ];
  return pageFrame(
    profile,
    event.title,
    html`<h1>${event.title}</h1>
      ${codePicture(ticketCodes.codeOf(ticket), t('passLabel'))}
      <p>${t('passHint')}</p>
      <dl class="facts">
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** Dark on white whatever the page, as cameras want it. */
function codePicture(code: string, label: string) {
  const rows = encodeQr(code, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const size = rows.length;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="${size}" height="${size}" fill="#fff" />
    ${raw(`<path d="${path}" fill="#000"/>`)}
  </svg>`;
}
