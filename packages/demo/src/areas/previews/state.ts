import { type InitialData, shared } from '../../mock/initial-data.ts';
import { type Collection, collection } from '../../mock/collection.ts';
import type { World, WorldLinkPreview } from '../../world/world-types.ts';

export interface PreviewsState {
  /** What is known of pages, by their address. */
  linkPreviews: Collection<Readonly<WorldLinkPreview>>;
  /** The address whose preview was removed, by post or comment. */
  removedPreviews: Collection<{ readonly url: string }>;
}

export function previewsState({ world }: InitialData): PreviewsState {
  return { linkPreviews: collection(() => known(world)), removedPreviews: collection() };
}

const known = shared(
  ({ linkPreviews }: World) => new Map(linkPreviews.map((preview) => [preview.url, Object.freeze({ ...preview })])),
);
