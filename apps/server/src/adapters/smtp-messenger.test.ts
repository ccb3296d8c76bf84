import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { smtpMessenger } from './smtp-messenger.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Received {
  from: string;
  to: string[];
  data: string;
}

/** A mail server in this process, which keeps what it is given. */
async function mailServer(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (chunk: Buffer) => (data += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          data,
        });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, received };
}

function messenger(url: string, smsUrl: string | null = null) {
  const from = { name: 'Law, Council & Co', address: 'portal@example.org' };
  return smtpMessenger({ url, from, logo: new Uint8Array([137, 80, 78, 71]), smsUrl });
}

const mail = { to: 'wei.chen@example.org', subject: 'Your code', html: '<p>482913</p>', text: '482913' };

test('a mail that can be ended says where, for mail programs that do it with one click', async () => {
  const { url, received } = await mailServer();
  const unsubscribeUrl = `https://portal.example.org/api/reminders/unsubscribe?token=${'x'.repeat(90)}`;
  await messenger(url).mail({ ...mail, unsubscribeUrl });
  const [headers = ''] = (received[0]?.data ?? '').replaceAll(/\r\n[ \t]/g, ' ').split('\r\n\r\n');
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expect(messenger(url).mail({ ...mail, unsubscribeUrl: 'https://a\r\nBcc: b' })).rejects.toThrow('one line');
});

test('a mail arrives in both forms, with its logo, from the organisation', async () => {
  const { url, received } = await mailServer();
  await messenger(url).mail(mail);
  expect(received).toHaveLength(1);
  const [{ from, to, data } = { from: '', to: [], data: '' }] = received;
  expect([from, to]).toEqual(['portal@example.org', ['wei.chen@example.org']]);
  for (const part of [
    /^From: "Law, Council & Co" <portal@example\.org>\r$/m,
    /^Subject: Your code\r$/m,
    /Content-Type: text\/plain/,
    /Content-Type: text\/html/,
    /Content-Id: <logo>/i,
    /multipart\/alternative/,
  ])
    expect(data).toMatch(part);
});

test('files go with a mail, and an answer goes to whom it names', async () => {
  const { url, received } = await mailServer();
  const file = { name: 'list.csv', type: 'text/csv; charset=utf-8', content: new TextEncoder().encode('a,b') };
  await messenger(url).mail({ ...mail, replyTo: 'mia@example.org', files: [file] });
  const data = received[0]?.data ?? '';
  expect(data).toMatch(/^Reply-To: mia@example\.org\r$/m);
  expect(data).toContain('filename=list.csv');
  expect(data).toContain(Buffer.from('a,b').toString('base64'));
  await expect(messenger(url).mail({ ...mail, replyTo: 'a@b.c\r\nBcc: d@e.f' })).rejects.toThrow('one line');
});

test.each([
  ['subject', { ...mail, subject: 'Hello\r\nBcc: everyone@example.org' }],
  ['subject', { ...mail, subject: 'Hello\nX' }],
  ['address', { ...mail, to: 'wei@example.org\r\nBcc: everyone@example.org' }],
])('a line break in the %s sends nothing', async (_, broken) => {
  const { url, received } = await mailServer();
  await expect(messenger(url).mail(broken)).rejects.toThrow('one line');
  expect(received).toEqual([]);
});

test('a list of addresses in place of one reaches nobody else', async () => {
  const { url, received } = await mailServer();
  await messenger(url)
    .mail({ ...mail, to: 'wei@example.org, everyone@example.org' })
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('everyone@example.org');
});

test('a mail server that is not there is told to the caller', async () => {
  await expect(messenger('smtp://127.0.0.1:1').mail(mail)).rejects.toThrow();
});

test('a text is posted to the gateway; without one there is none', async () => {
  const bodies: string[] = [];
  const gateway = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(request.url === '/full' ? 503 : 202).end());
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  closing.push(() => new Promise((resolve) => gateway.close(resolve)));
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const message = { to: '0491 570 156', text: 'Hello' };
  await messenger('smtp://127.0.0.1:1', `${address}/send`).sms(message);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([message]);
  await expect(messenger('smtp://127.0.0.1:1', `${address}/full`).sms(message)).rejects.toThrow('503');
  expect(messenger('smtp://127.0.0.1:1').canText).toBe(false);
  await expect(messenger('smtp://127.0.0.1:1').sms(message)).rejects.toThrow('SMS_URL');
});
