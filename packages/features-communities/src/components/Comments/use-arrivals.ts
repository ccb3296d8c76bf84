import type { Comment } from '@portal/api';
import { mapView, useViewer, type View } from '@portal/kit';
import { useState } from 'react';
import { arrivals } from '../../model/arrivals.ts';

interface Read {
  seen: ReadonlySet<string>;
  /** Those that the reader has asked for last, the first of them first. */
  revealed: readonly string[];
  /** How many were shown without being asked for. */
  shownAtOnce: number;
}

const none: readonly Comment[] = [];

/** Comments of which those that come while somebody reads wait until they are asked for. */
export function useArrivals(view: View<readonly Comment[]>) {
  const viewer = useViewer();
  const [read, setRead] = useState<Read | null>(null);
  const comments = view.state === 'ready' ? view.data : none;
  const pending = read === null ? none : arrivals(comments, read.seen, viewer?.id ?? null).pending;
  const seen = new Set(comments.map(({ id }) => id));

  // What was kept from an earlier visit is shown as it is now.
  const isHere = view.state === 'empty' || (view.state === 'ready' && !view.isRefreshing);
  if (read === null && isHere) setRead({ seen, revealed: [], shownAtOnce: 0 });
  // Where nothing is read nothing can move.
  else if (pending.length > 0 && pending.length === comments.length)
    setRead({ seen, revealed: [], shownAtOnce: pending.length });

  return {
    view: mapView(view, (all) => all.filter((comment) => !pending.includes(comment))),
    /** How many wait. */
    newCount: pending.length,
    /** How many have come since the reader was told last. */
    announcedCount: pending.length > 0 ? pending.length : (read?.shownAtOnce ?? 0),
    revealed: read?.revealed ?? [],
    showNew: () => setRead({ seen, revealed: pending.map(({ id }) => id), shownAtOnce: 0 }),
  };
}
