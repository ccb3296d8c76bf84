import { expect, test } from 'vitest';
import { hashOfCode, maskedEmail, maskedMobile, newCode } from './one-time-code.ts';

test('a code is six digits, and seldom the same', () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test('the same code of another request has another hash', () => {
  expect(hashOfCode('one', '123456')).not.toBe(hashOfCode('two', '123456'));
  expect(hashOfCode('one', '123456')).toBe(hashOfCode('one', '123456'));
});

test.each([
  ['wei.chen@example.org', 'w•••@example.org'],
  ['a@b.example', 'a•••@b.example'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

test('a number is shown by its end', () => expect(maskedMobile('0491 570 156')).toBe('•••• 156'));
