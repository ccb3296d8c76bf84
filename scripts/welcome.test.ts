import { expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const address = 'http://localhost:4000';

test('a demo says where it is, as whom to sign in, and where to read what is not sent', () => {
  const text = welcome(address, {});
  expect(text).toContain(`The portal is ready: ${address}\n`);
  expect(text).toContain('mia.nguyen@example.org');
  expect(text).toContain(`${address}/api/dev/outbox`);
});

test('no outbox is named where messages are really sent', () => {
  const text = welcome(address, { SMTP_URL: 'smtp://mail.example:587' });
  expect(text).toContain('mia.nguyen@example.org');
  expect(text).not.toContain('outbox');
});

test('a portal of real people names neither outbox nor demo accounts', () => {
  const text = welcome(address, { PORTAL_DEMO: 'off' });
  expect(text).toContain(address);
  expect(text).not.toMatch(/outbox|example\.org/);
});
