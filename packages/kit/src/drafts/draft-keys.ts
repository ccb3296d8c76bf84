import type { StoragePort } from '../ports/ports.ts';

export const root = 'portal-draft';

/** The key of what is only a copy of what the server has, for a device without a network: a login that runs out leaves it, and it goes as soon as somebody else signs in. */
export function copyOf(key: string): string {
  return `=${key}`;
}

export function isCopy(key: string): boolean {
  return key.startsWith(copyOf(''));
}

/** Says that the drafts of somebody stay although their login is over. */
export function retainedMarkOf(userId: string | null): string {
  return `${root}s-kept:${userId ?? ''}`;
}

export function prefixOf(userId: string | null): string {
  return `${root}:${userId ?? ''}:`;
}

export function unsentPrefixOf(userId: string | null): string {
  return `${root}-unsent:${userId ?? ''}:`;
}

/** Whose draft stands at a place that {@link prefixOf} begins. */
export function ownerOf(key: string): string | null {
  const [, userId = ''] = key.split(':');
  return userId === '' ? null : userId;
}

/** The keys of somebody's drafts, but those that are only copies or still to be sent. */
export function draftKeysOf(storage: StoragePort, userId: string | null): string[] {
  const keys = storage.keys(prefixOf(userId)).map((key) => key.slice(prefixOf(userId).length));
  return keys.filter((key) => !isCopy(key) && storage.read(unsentPrefixOf(userId) + key) === null);
}

/** Where the vault has the text of a draft; ended, so that no key is the beginning of another. */
export function textKeyOf(key: string, end = '\n'): string {
  return `text/${key}${end}`;
}

/** Where the vault has the files of a draft, or of all that begin so. */
export function fileKeyOf(key: string, end = '\n'): string {
  return `file/${key}${end}`;
}
