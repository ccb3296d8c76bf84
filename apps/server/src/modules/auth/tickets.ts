import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { limits } from '@portal/api/contract';

/** Who is to be signed in; `id` makes each ticket another. */
interface Ticket {
  email: string;
  id: string;
  expiresAt: Date;
}

/** What the organisation's own system does: the fields as base64url of JSON, a dot, and their HMAC-SHA256 as base64url. */
export function signTicket(secret: string, email: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + limits.ticketSeconds * 1000).toISOString();
  const payload = Buffer.from(JSON.stringify({ email, id: randomUUID(), expiresAt })).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** The ticket, if it is signed, whole and in its time; a minute is the longest it may ask for. */
export function readTicket(secret: string, text: string, now: Date): Ticket | null {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, payload);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const fields = parsed(payload);
  if (typeof fields.email !== 'string' || typeof fields.id !== 'string' || typeof fields.expiresAt !== 'string')
    return null;
  const left = Date.parse(fields.expiresAt) - now.getTime();
  const isInTime = left > 0 && left <= limits.ticketSeconds * 1000;
  return isInTime ? { email: fields.email, id: fields.id, expiresAt: new Date(fields.expiresAt) } : null;
}

function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}

function parsed(payload: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
