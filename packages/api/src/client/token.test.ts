import { describe, expect, test } from 'vitest';
import { decodeToken, encodeToken, toLogin } from './token.ts';

const token = { accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-21T00:00:00Z' };

describe('a token', () => {
  test('is base64 of JSON', () => {
    expect(decodeToken(btoa(JSON.stringify(token)))).toEqual(token);
    expect(decodeToken(encodeToken({ ...token, refreshToken: 'schlüssel ✓' })).refreshToken).toBe('schlüssel ✓');
  });

  test('may be a JWT that carries it', () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(decodeToken(`${part({ alg: 'EdDSA' })}.${part({ ...token, name: 'ÄÖÜ???' })}.signature`)).toEqual(token);
  });

  test.each(['', 'not base64!', btoa('no json'), btoa('"text"'), btoa('null'), 'a.b.c'])(
    "that cannot be decoded rejects with 'Failed to decode token': %o [PLT-676]",
    (text) => {
      expect(() => decodeToken(text)).toThrow('Failed to decode token');
    },
  );

  test.each([{}, { accessToken: '' }, { accessToken: 7 }])(
    "without an access token rejects with 'Access token is missing in decoded token': %o [PLT-677]",
    (fields) => {
      expect(() => decodeToken(btoa(JSON.stringify(fields)))).toThrow('Access token is missing in decoded token');
    },
  );

  test('becomes the login of the session', () => {
    expect(toLogin({ token: encodeToken(token), userId: 'p-001', userName: 'Mia Nguyen' })).toEqual({
      ...token,
      userId: 'p-001',
      userName: 'Mia Nguyen',
    });
  });
});
