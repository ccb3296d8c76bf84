import type { LinkPreview } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { previewedLink, showsPreviews } from '@portal/rules';

interface Text {
  id: string;
  bodyHtml: string;
}

/** The preview of the page that a text links to; null where nothing is known of it, or it was removed. */
export function previewReply(state: MockState, { id, bodyHtml }: Text): LinkPreview | null {
  const url = showsPreviews(state) ? previewedLink(bodyHtml) : null;
  const preview = url === null ? undefined : state.linkPreviews.get(url);
  if (preview === undefined || state.removedPreviews.get(id)?.url === url) return null;
  const { picture, ...words } = preview;
  return { ...words, imageUrl: pictureUrl(picture) };
}

/** Shows a text without the preview of the page that it links to now. */
export function removePreview(state: MockState, { id, bodyHtml }: Text): void {
  const url = previewedLink(bodyHtml);
  if (url !== null) state.removedPreviews.set(id, { url });
}
