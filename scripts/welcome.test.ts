import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const address = 'http://localhost:4000';
const demo = { isDemo: true, smtpUrl: null, dataFolder: '.portal' };

test('a demo says that it is one, where it is, as whom to sign in, and where to read what is not sent', () => {
  const text = welcome(address, demo);
  expect(text).toContain(`The portal is ready: ${address}\n`);
  expect(text).toContain('It is a demo, not for real people');
  expect(text).toContain('mia.nguyen@example.org');
  expect(text).toContain(`${address}/api/dev/outbox`);
  expect(text).toContain('kept in .portal/.');
});

test('no outbox is named where messages are really sent', () => {
  const text = welcome(address, { ...demo, smtpUrl: 'smtp://mail.example:587' });
  expect(text).toContain('mia.nguyen@example.org');
  expect(text).not.toContain('outbox');
});

test('a portal of real people names neither outbox nor demo accounts, but how the first of them gets in', () => {
  const text = welcome(address, { ...demo, isDemo: false });
  expect(text).toContain(address);
  expect(text).toContain('pnpm portal create-administrator');
  expect(text).not.toMatch(/outbox|example\.org|demo/);
});
