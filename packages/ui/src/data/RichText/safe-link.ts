const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The address if a reader may follow it (http, https, mailto), else null. */
export function safeLink(address: string): string | null {
  const url = URL.parse(address.trim());
  return url !== null && schemes.has(url.protocol) ? address.trim() : null;
}

/** The address if a picture may come from it: our own server or the web, never an inline document. */
export function safePicture(address: string): string | null {
  const trimmed = address.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? trimmed : null;
}

/** Whether a link leaves the site that it stands on; mail does not. */
export function leavesSite(address: string, host: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol !== 'mailto:' && url.host !== host;
}
