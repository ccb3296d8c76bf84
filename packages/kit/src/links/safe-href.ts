const allowed = new Set(['http:', 'https:', 'mailto:']);

/** An address that a person entered, when it is safe to link to: http, https or mailto, and no hidden user name. Else null. */
export function safeHref(text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null;
  try {
    const url = new URL(text.trim());
    return allowed.has(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
