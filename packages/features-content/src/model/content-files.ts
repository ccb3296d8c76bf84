import type { ContentItem } from '@portal/api';
import type { AttachmentItem } from '@portal/ui';

/** What is attached to an item, in its order. */
export function contentFiles(assets: ContentItem['assets']): AttachmentItem[] {
  return assets.flatMap(({ name, file, image }) => {
    const stored = file ?? image;
    if (stored === null) return [];
    const { id, filenameDownload, url } = stored;
    return [{ id, name: filenameDownload, title: name === '' ? undefined : name, url, alt: name || filenameDownload }];
  });
}
