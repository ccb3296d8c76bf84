import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalUrlOf, readSettings } from './settings.ts';
import { testCertificate } from './testing/certificate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}, flags: readonly string[] = []) =>
  readSettings({ PORTAL_DATA: folder, VITE_APP_PROJECT_NAME: 'ota', ...env }, flags);

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' };

describe('settings', () => {
  test('payments are taken by Stripe where both of its keys are given', () => {
    expect(read(stripeKeys).stripe).toEqual({ secretKey: 'sk_live_hidden', webhookSecret: 'whsec_hidden' });
    expect(read({ STRIPE_SECRET_KEY: '' }).stripe).toBeNull();
  });

  test('a secret for an identity provider is none where the profile names no provider', () => {
    expect(read({ PORTAL_OIDC_SECRET: 'given' }).identitySecret).toBeNull();
  });

  test('without any, a server is no demo, trusts no proxy and listens on this machine alone', () => {
    expect(read()).toMatchObject({ isDemo: false, trustProxy: false, host: '127.0.0.1', port: 4000, smtpUrl: null });
    expect(read().processes).toBe(1);
  });

  test('as many processes as are asked for, or one for each core', () => {
    expect(read({ PORTAL_PROCESSES: '3' }).processes).toBe(3);
    expect(read({ PORTAL_PROCESSES: 'auto' }).processes).toBe(Math.min(16, availableParallelism()));
  });

  test('one that is empty counts as left out', () => {
    expect(read({ PORTAL_DEMO: '', HOST: ' ', PORT: '', SMTP_URL: '', PORTAL_PUBLIC_URL: '' })).toEqual(read());
  });

  test('are taken as they are said', () => {
    const settings = read({
      PORTAL_DEMO: 'on',
      PORTAL_TRUST_PROXY: 'on',
      HOST: '0.0.0.0',
      PORT: '8080',
      PORTAL_PUBLIC_URL: 'https://Portal.example.org/',
      PORTAL_EMBED_ORIGINS: 'https://www.example.org, http://localhost:3000,',
      DATABASE_URL: 'postgresql://portal:word@db/portal',
      SMTP_URL: 'smtps://user:word@mail.example.org',
      PORTAL_SECRET: 'x'.repeat(32),
    });
    expect(settings).toMatchObject({
      isDemo: true,
      trustProxy: true,
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://portal.example.org',
      embedOrigins: ['https://www.example.org', 'http://localhost:3000'],
    });
  });

  test.each([
    [{ PORTAL_DEMO: 'false' }, "PORTAL_DEMO must be 'on' or 'off', not 'false'."],
    [{ PORTAL_DEMO: 'Off' }, "PORTAL_DEMO must be 'on' or 'off', not 'Off'."],
    [{ PORTAL_TRUST_PROXY: '1' }, "PORTAL_TRUST_PROXY must be 'on' or 'off', not '1'."],
    [{ PORTAL_PROCESSES: '0' }, "PORTAL_PROCESSES must be 'auto' or a number from 1 to 16, not '0'."],
    [{ PORTAL_PROCESSES: 'all' }, /^PORTAL_PROCESSES must be 'auto' or a number/],
    [{ PORT: '0' }, "PORT must be a number from 1 to 65535, not '0'."],
    [{ PORT: '4e3' }, "PORT must be a number from 1 to 65535, not '4e3'."],
    [{ HOST: 'http://localhost' }, /^HOST must be a name or an IP address/],
    [{ PORTAL_PUBLIC_URL: 'portal.example.org' }, /^PORTAL_PUBLIC_URL must be an address such as/],
    [{ PORTAL_PUBLIC_URL: 'https://example.org/portal' }, /^PORTAL_PUBLIC_URL must be an address such as/],
    [{ PORTAL_PUBLIC_URL: 'https://a:b@example.org' }, /^PORTAL_PUBLIC_URL must be an address such as/],
    [{ PORTAL_EMBED_ORIGINS: 'https://a.example https://b.example' }, /^PORTAL_EMBED_ORIGINS must be an address/],
    [{ PORTAL_EMBED_ORIGINS: '*' }, /^PORTAL_EMBED_ORIGINS must be an address/],
    [{ DATABASE_URL: 'mysql://portal:hidden@db/portal' }, /^DATABASE_URL must .* postgres:\/\/ or postgresql:\/\/\.$/],
    [{ SMTP_URL: 'mail.example.org hidden' }, /^SMTP_URL must .* smtp:\/\/ or smtps:\/\/\.$/],
    [{ SMS_URL: 'file:///etc/hidden' }, /^SMS_URL must .* https:\/\/ or http:\/\/\.$/],
    [{ PORTAL_MAIL_FROM: 'Portal' }, /^PORTAL_MAIL_FROM must be one e-mail address/],
    [{ PORTAL_SECRET: 'hidden' }, /^PORTAL_SECRET must have at least 32 characters/],
    [{ PORTAL_TICKET_SECRET: 'hidden' }, /^PORTAL_TICKET_SECRET must have at least 32 characters/],
    [
      { TLS_CERT: '/nowhere', TLS_KEY: '/nowhere' },
      "TLS_CERT must be a file that the server may read, not '/nowhere'.",
    ],
    [{ TLS_KEY: import.meta.filename }, 'TLS_CERT and TLS_KEY are given together.'],
    [
      { TLS_CERT: import.meta.filename, TLS_KEY: import.meta.filename },
      /^TLS_CERT and TLS_KEY must be a certificate and its key as PEM \(.*\)\.$/,
    ],
    [{ CONTENT_URL: 'https://content.example.org' }, 'CONTENT_URL and CONTENT_TOKEN are given together.'],
    [{ CONTENT_TOKEN: 'hidden' }, 'CONTENT_URL and CONTENT_TOKEN are given together.'],
    [
      { CONTENT_URL: 'content.example.org', CONTENT_TOKEN: 'hidden' },
      /^CONTENT_URL must be an address that begins with/,
    ],
    [{ CONTENT_URL: 'https://a:hidden@b.example', CONTENT_TOKEN: 'x' }, /^CONTENT_URL must be an address alone/],
    [{ CONTENT_URL: 'https://b.example/?a=1', CONTENT_TOKEN: 'x' }, /^CONTENT_URL must be an address alone/],
    [{ CONTENT_URL: 'https://b.example', CONTENT_TOKEN: 'hid den' }, 'CONTENT_TOKEN holds what no header takes.'],
    [{ CATEGORIES_URL: 'https://b.example' }, 'CATEGORIES_URL and CATEGORIES_AUTHORIZATION are given together.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_hidden' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are given together.'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_hidden' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are given together.'],
    [{ ...stripeKeys, STRIPE_SECRET_KEY: 'pk_live_hidden' }, /^STRIPE_SECRET_KEY must be a secret or restricted key/],
    [{ ...stripeKeys, STRIPE_WEBHOOK_SECRET: 'hidden' }, /^STRIPE_WEBHOOK_SECRET must be the signing secret/],
    [{ ...stripeKeys, PORTAL_DEMO: 'on' }, 'A demo takes no real money: give it a test key of Stripe.'],
    [{ PORTAL_FOLDER: '/nowhere' }, /^PORTAL_FOLDER must be the folder of a built portal/],
  ])('%j is refused in one sentence that repeats no secret', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow(/hidden|\n/);
  });

  test('with a certificate and its key a server speaks HTTPS, and says so where it tells its address', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await writeFile(cert, testCertificate.cert);
    await writeFile(key, testCertificate.key);
    const settings = read({ TLS_CERT: cert, TLS_KEY: key });
    expect(settings.certificate).toEqual(testCertificate);
    expect(portalUrlOf(settings)).toBe('https://localhost:4000');
    expect([read().certificate, portalUrlOf(read())]).toEqual([null, 'http://localhost:4000']);
  });

  test('an option that there is not is refused', () => {
    expect(() => read({}, ['--demo'])).toThrow("'--demo' is no option of the server; there is --api-only.");
  });

  test('a secret is drawn once and kept; one that was cut off is refused', async () => {
    const generated = read().secret;
    expect([generated.length, read().secret]).toEqual([43, generated]);
    const path = join(folder, 'secret');
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 8));
    expect(() => read()).toThrow(/must have at least 32 characters/);
    await writeFile(path, generated);
  });
});
