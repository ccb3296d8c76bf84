import type { MiddlewareHandler } from 'hono';

/** Answers of the API are data: nothing in them may run, be framed, guessed at or kept by a shared cache. */
export const secureApi: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  setDefault(headers, 'Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  setDefault(headers, 'Cache-Control', 'no-store');
  setDefault(headers, 'Cross-Origin-Resource-Policy', 'same-site');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Strict-Transport-Security', 'max-age=31536000');
};

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}

/** What the portal's own page may load: its own files, pictures and sounds that it has just been given to upload, and those of other websites that are named. */
export function pageHeaders(
  inlineScriptHashes: readonly string[],
  pictureSources: readonly string[] = [],
): Record<string, string> {
  const scripts = ["'self'", ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src ${scripts}`,
      // The editor and the overlays set styles of their own while they run.
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data: blob:", ...pictureSources].join(' '),
      // A name that has just been recorded is heard before it is sent.
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** The custom elements are for whatever website asks: they are public and the same for everybody, and come without cookies. */
export const embedHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
};
