import { createHash, randomInt } from 'node:crypto';
import { limits } from '@portal/api/contract';

/** Six digits, each as likely as the other. */
export function newCode(): string {
  const { length } = limits.loginCode;
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** Bound to the request that it was sent for: without its id, which only the client holds, a million guesses find nothing. */
export function hashOfCode(requestId: string, code: string): string {
  return createHash('sha256').update(`${requestId}:${code}`).digest('hex');
}

/** `w•••@example.org`: enough to know one's own address by. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `•••• 156`: its last three digits. */
export function maskedMobile(mobile: string): string {
  return `•••• ${mobile.replaceAll(/\D/g, '').slice(-3)}`;
}
