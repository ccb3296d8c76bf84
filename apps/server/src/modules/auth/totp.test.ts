import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { appAddress, newAppSecret, stepAt, stepOfCode } from './totp.ts';

/** Of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of RFC 6238, of which apps show the last six digits', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%d seconds: %s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
});

test.each([
  ['in its own half minute', 59, 1],
  ['in the one after it', 89, 1],
  ['in the one before it', 29, 1],
  ['two after it', 90, null],
  ['of another time', 1_111_111_109, null],
])('a code is taken or not %s', (_, seconds, step) => {
  expect(stepOfCode(secret, '287082', at(seconds))).toBe(step);
});

test.each(['', '28708', '2870820', '94287082', '28708a', '２８７０８２'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, at(59))).toBeNull();
});

test('secrets are as long as the hash that codes are made by, and each another', () => {
  expect(Secret.fromBase32(newAppSecret()).buffer.byteLength).toBe(20);
  expect(newAppSecret()).not.toBe(newAppSecret());
});

test('an app is told whose code it is, and how it is made', () => {
  const address = new URL(appAddress(secret, { issuer: 'OTA & friends', email: 'mia@example.org' }));
  expect(decodeURIComponent(address.pathname)).toContain('OTA & friends:mia@example.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'OTA & friends',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('half minutes are counted from the beginning of 1970', () => {
  expect([stepAt(at(29)), stepAt(at(30)), stepAt(at(59))]).toEqual([0, 1, 1]);
});
