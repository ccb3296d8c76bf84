import type { View } from '@portal/kit';
import { useState } from 'react';
import type { ContentKind } from './content-kinds.ts';
import { useFavouriteIds } from './favourite-ids.ts';

export interface ShownFavourites {
  /** Those that a list of favourites shows: what is taken out while it is looked at stays in sight, to be put back. */
  view: View<readonly string[]>;
  /** How many of these ids are kept no more. */
  takenOut: number;
}

/** What a list of favourites is about, as long as it is shown. */
export function useShownFavourites(kind: ContentKind, isShown: boolean): ShownFavourites {
  const saved = useFavouriteIds(kind);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const ids = isShown && saved.state === 'ready' ? withShown(shown, saved.data) : null;
  // What is shown follows from what is kept and what was shown: React renders at once with it.
  if (ids !== shown && (ids !== null || !isShown)) setShown(ids);
  if (saved.state !== 'ready' || ids === null) return { view: saved, takenOut: 0 };
  return { view: { ...saved, data: ids }, takenOut: ids.length - saved.data.length };
}

/** The same list while nothing has come to what is kept. */
export function withShown(shown: readonly string[] | null, savedIds: readonly string[]): readonly string[] {
  if (shown === null) return savedIds;
  const known = new Set(shown);
  const added = savedIds.filter((id) => !known.has(id));
  return added.length === 0 ? shown : [...added, ...shown];
}
