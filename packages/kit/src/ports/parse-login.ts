import type { Login } from './ports.ts';

/** The login in a text that was kept as JSON; null for anything else. */
export function parseLogin(text: string | null): Login | null {
  try {
    return loginIn(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function loginIn(value: unknown): Login | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { accessToken, refreshToken, expiresAt, userId, userName } = fields;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expiresAt !== 'string') return null;
  if (typeof userId !== 'string' || typeof userName !== 'string') return null;
  const own = loginIn(fields.own);
  return { accessToken, refreshToken, expiresAt, userId, userName, ...(own && { own }) };
}
