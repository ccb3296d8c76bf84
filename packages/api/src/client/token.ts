import { type Login, ProblemError } from '@portal/kit/server';
import { clientTexts } from './client-texts.ts';

/** What the token of a sign-in holds. */
export interface DecodedToken {
  accessToken: string;
  refreshToken: string;
  /** ISO date. */
  expiresAt: string;
}

/** The reply of sign-in and refresh. */
export interface LoginReply {
  token: string;
  userId: string;
  userName: string;
}

/** Reads a token: base64 of JSON, or a JWT whose payload is that JSON. */
export function decodeToken(token: string): DecodedToken {
  const fields = fieldsOf(token);
  if (fields === null) throw refused(clientTexts.tokenUnreadable);
  const { accessToken, refreshToken, expiresAt } = fields;
  if (typeof accessToken !== 'string' || accessToken === '') throw refused(clientTexts.accessTokenMissing);
  return { accessToken, refreshToken: asText(refreshToken), expiresAt: asText(expiresAt) };
}

/** The opposite of `decodeToken`, for a host that stores the login as one text. */
export function encodeToken({ accessToken, refreshToken, expiresAt }: DecodedToken): string {
  const text = JSON.stringify({ accessToken, refreshToken, expiresAt });
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** What the session keeps of a sign-in. */
export function toLogin(reply: LoginReply): Login {
  return { ...decodeToken(reply.token), userId: reply.userId, userName: reply.userName };
}

function fieldsOf(token: string): Record<string, unknown> | null {
  try {
    const [first = '', payload] = token.split('.');
    const base64 = (payload ?? first).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A call that is not even sent, since it could not be signed. */
export function refused(message: string): ProblemError {
  return new ProblemError({ code: 'unauthenticated', status: 401, message });
}
