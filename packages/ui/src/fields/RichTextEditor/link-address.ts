import { safeLink } from '../../data/RichText/safe-link.ts';

/** What a writer means by an address: `example.org` and `amy@example.org` are understood. Null when it is no link. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]\S*)?$/i.test(text)) return safeLink(`https://${text}`);
  return safeLink(text);
}
