import { hash, randomBytes } from 'node:crypto';
import { limits } from '@portal/api/contract';

/** 32 random bytes: what a client holds and the database knows only the hash of. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return hash('sha256', secret);
}

export function accessExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.session.accessMinutes * 60_000);
}

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.session.refreshDays * 86_400_000);
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** The one string that clients store. */
export function packTokens({ accessToken, refreshToken, expiresAt }: Tokens): string {
  return Buffer.from(JSON.stringify({ accessToken, refreshToken, expiresAt: expiresAt.toISOString() })).toString(
    'base64',
  );
}
