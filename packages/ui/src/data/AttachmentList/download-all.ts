import type { AttachmentItem } from './attachment-item.ts';

/** Begins one download for each file. */
export function downloadAll(items: readonly Pick<AttachmentItem, 'name' | 'url'>[]): void {
  for (const { name, url } of items) {
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
  }
}
