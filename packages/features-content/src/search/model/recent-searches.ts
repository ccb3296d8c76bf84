import { copyOf, type Portal } from '@portal/kit';

type Device = Pick<Portal, 'drafts'>;

/** Kept beside the person's drafts: read by nobody else on this device, and gone when they sign out. Nothing of it is to be sent. */
const key = copyOf('searches 1');
const most = 5;

/** What this person has looked for on this device, the last first. */
export function recentSearches({ drafts }: Device): readonly string[] {
  try {
    const stored: unknown = JSON.parse(drafts.readText(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((one: unknown): one is string => typeof one === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export function storeSearch(device: Device, keyword: string): void {
  const others = recentSearches(device).filter((one) => one.toLowerCase() !== keyword.toLowerCase());
  // oxlint-disable-next-line portal/draft-entry -- Recent searches are no unfinished text.
  device.drafts.storeText(key, JSON.stringify([keyword, ...others].slice(0, most)));
}

export function clearSearches({ drafts }: Device): void {
  drafts.clear(key);
}
