import { copyOf, type Portal } from '@portal/kit';

type Device = Pick<Portal, 'drafts'>;

/** Kept beside the person's drafts: read by nobody else on this device, and gone when they sign out. Nothing of it is to be sent. */
const key = copyOf('searches 1');
const most = 5;

/** What this person has looked for on this device, the last first. */
export function recentSearches({ drafts }: Device): readonly string[] {
  try {
    const kept: unknown = JSON.parse(drafts.readText(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one: unknown): one is string => typeof one === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function keepSearch(device: Device, keyword: string): void {
  const others = recentSearches(device).filter((one) => one.toLowerCase() !== keyword.toLowerCase());
  // oxlint-disable-next-line portal/draft-entry -- Recent searches are no unfinished text.
  device.drafts.keepText(key, JSON.stringify([keyword, ...others].slice(0, most)));
}

export function forgetSearches({ drafts }: Device): void {
  drafts.clear(key);
}
