import { profiles } from '@portal/profiles';
import { expect, test } from 'vitest';
import { loginCodeMail } from './login-code-mail.ts';
import { readLogo } from './read-logo.ts';

const everyBrand = Object.values(profiles);

test.each(everyBrand)('the code mail of $name says it in HTML and in plain text', (profile) => {
  const mail = loginCodeMail({ profile, logoSrc: 'cid:logo' }, { to: 'a@example.org', code: '482913', minutes: 10 });
  expect(mail.subject).toBe(`Your ${profile.shortName} verification code`);
  for (const form of [mail.html, mail.text]) {
    expect(form).toContain('482913');
    expect(form).toContain(profile.fullName);
    expect(form).toContain('for 10 minutes');
  }
  expect(mail.text).not.toMatch(/<|&[a-z]+;/);
  expect(mail.html).toContain('max-width: 600px');
  expect(mail.html).not.toMatch(/<script|https?:\/\/(?!www\.)/);
});

test('a name that looks like markup stays a name', () => {
  const profile = { ...profiles.ota, fullName: '<b>OTA</b> & Co' };
  const mail = loginCodeMail({ profile, logoSrc: 'cid:logo' }, { to: 'a@example.org', code: '1', minutes: 10 });
  expect(mail.html).toContain('&lt;b&gt;OTA&lt;/b&gt; &amp; Co');
  expect(mail.html).not.toContain('<b>');
});

test.each(everyBrand)('the logo of $name is there as PNG', async ({ name }) => {
  expect([...(await readLogo(name)).subarray(1, 4)]).toEqual([80, 78, 71]);
});
