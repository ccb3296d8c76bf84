import { limits } from '@portal/api/contract';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;
/** What every authenticator app takes; others are not shown by all of them. */
const kind = { algorithm: 'SHA1', digits: limits.loginCode.length, period: seconds } as const;
const digits = /^\d+$/;

/** As long as an HMAC of SHA-1 takes in one piece (RFC 4226). */
const secretBytes = 20;

/** In base32, as apps take it. */
export function newAppSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

interface Whose {
  /** Under which the app lists it. */
  issuer: string;
  email: string;
}

/** What an app reads from a QR code. */
export function appAddress(secret: string, { issuer, email }: Whose): string {
  return new TOTP({ ...kind, secret, issuer, label: email }).toString();
}

/** The half minute that a code belongs to, this one or one beside it, since clocks differ; null where it belongs to none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws where another script has more of them.
  if (!digits.test(code)) return null;
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : stepAt(now) + delta;
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / seconds);
}
