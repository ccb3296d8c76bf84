import type { Profile } from '@portal/kit/access';
import { html } from 'hono/html';
import type { outboxMessages } from '../../db/schema/index.ts';
import { outboxStyles } from './outbox-styles.ts';

type Message = typeof outboxMessages.$inferSelect;

interface Shown {
  now: Date;
  profile: Profile;
}

/** The newest messages first. */
export function outboxPage({ messages, to, now, profile }: Shown & { messages: readonly Message[]; to: string }) {
  return frame(
    'Outbox',
    html`<h1>Outbox</h1>
      <p class="quiet">
        This server sends nothing: what members would get by e-mail or SMS is kept here. Set SMTP_URL to send it.
      </p>
      <form method="get">
        <label>To <input name="to" value="${to}" placeholder="Everyone" autocomplete="off" /></label>
        <button>Show</button>
      </form>
      ${
        messages.length === 0
          ? html`<p class="empty">Nothing has been sent${to === '' ? '' : ` to ${to}`} yet.</p>`
          : html`<ul>
              ${messages.map((message) => html`<li>${entry(message, now, profile)}</li>`)}
            </ul>`
      }`,
  );
}

function entry(message: Message, now: Date, profile: Profile) {
  return html`<a href="/api/dev/outbox/${message.id}">
    <span class="kind">${message.kind === 'sms' ? 'SMS' : 'E-mail'}</span>
    <span class="what">
      <strong>${message.kind === 'sms' ? message.text.split('\n')[0] : message.subject}</strong>
      <span class="quiet">${message.recipient}</span>
    </span>
    <time class="quiet" datetime="${message.sentAt.toISOString()}">${when(message.sentAt, now, profile)}</time>
  </a>`;
}

/** One message as its reader sees it, with its plain text below. */
export function messagePage({ message, now, profile }: Shown & { message: Message }) {
  const { kind, subject, recipient, sentAt, html: mail, text } = message;
  return frame(
    subject || 'SMS',
    html`<p><a href="/api/dev/outbox?to=${encodeURIComponent(recipient)}">Outbox of ${recipient}</a></p>
      <h1>${kind === 'sms' ? 'SMS' : subject}</h1>
      <p class="quiet">To ${recipient}, ${when(sentAt, now, profile)}</p>
      ${
        kind === 'sms'
          ? html`<p class="bubble">${text}</p>`
          : html`<iframe
                title="The mail"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcdoc="${mail}"
              ></iframe>
              <h2>Plain text</h2>
              <pre>${text}</pre>`
      }`,
  );
}

function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${outboxStyles}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

function when(at: Date, now: Date, { locale, timeZone }: Profile): string {
  const minutes = Math.round((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 60) return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-minutes, 'minute');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
}
