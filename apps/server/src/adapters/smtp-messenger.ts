import { createTransport } from 'nodemailer';
import { assertOneLine, type Messenger } from './messenger.ts';

/** Where pictures in a mail come from: `cid:` and this name. */
export const logoCid = 'logo';

interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example.org`. */
  url: string;
  /** Who the mails are from: `Name <address>`. */
  from: { name: string; address: string };
  logo: Uint8Array;
  /** Where texts are posted as `{ to, text }`; null when there is no such service. */
  smsUrl: string | null;
}

const patienceMs = 10_000;

/** Sends mails to an SMTP server, and texts to a gateway. */
export function smtpMessenger({ url, from, logo, smsUrl }: SmtpSettings): Messenger {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Nothing in a mail may be read from the server's disk or fetched by it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const attachments = [{ filename: 'logo.png', content: Buffer.from(logo), contentType: 'image/png', cid: logoCid }];
  return {
    canText: smsUrl !== null,
    async mail({ to, subject, html, text, unsubscribeUrl = null, replyTo, files = [] }) {
      assertOneLine(to, subject, unsubscribeUrl ?? '', replyTo ?? '', ...files.map(({ name }) => name));
      const headers =
        unsubscribeUrl === null
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, html, text, headers },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        attachments: [
          ...attachments,
          ...files.map(({ name, type, content }) => ({
            filename: name,
            content: Buffer.from(content),
            contentType: type,
          })),
        ],
      });
    },
    async sms(message) {
      if (smsUrl === null) throw new Error('There is no way to send texts: SMS_URL is not set');
      const answer = await fetch(smsUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
    },
  };
}
