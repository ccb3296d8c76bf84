import { useState } from 'react';
import type { Post } from '@portal/api';
import { pendingItems } from './pending-items.ts';

/** Keeps posts that arrive while someone reads until they ask for them. `listKey` tells one feed from another. */
export function usePendingItems(listKey: string, posts: readonly Post[], readerId: string | null) {
  const newest = posts[0]?.id ?? null;
  const [seen, setSeen] = useState({ listKey, firstId: newest });
  const isSeen = seen.listKey === listKey && seen.firstId !== null;
  // What a list shows first has been seen from then on.
  if (!isSeen && newest !== null) setSeen({ listKey, firstId: newest });
  const { shown, pending } = pendingItems(posts, isSeen ? seen.firstId : newest, readerId);
  return { shown, newCount: pending.length, showNew: () => setSeen({ listKey, firstId: newest }) };
}
