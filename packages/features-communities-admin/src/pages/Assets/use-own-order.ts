import { useState } from 'react';
import { movedItem } from './moved-item.ts';

interface OwnOrderOptions<Item> {
  items: readonly Item[];
  /** Rejects where it could not be kept, and then everything stands where it was. */
  onMove: (move: { id: string; newOrder: number }) => Promise<unknown>;
}

interface OwnOrder<Item> {
  /** As they are shown: a move shows before it is kept. */
  shown: readonly Item[];
  isPending: boolean;
  reorder: (ids: string[]) => Promise<void>;
}

/** Items that people put in order, each move kept by a call. */
export function useOwnOrder<Item extends { id: string }>({ items, onMove }: OwnOrderOptions<Item>): OwnOrder<Item> {
  const [wanted, setWanted] = useState<{ of: readonly Item[]; ids: readonly string[] } | null>(null);
  const [isPending, setPending] = useState(false);
  // Until they are read anew, after which their own order counts.
  const ids = wanted?.of === items ? wanted.ids : null;
  const shown = ids === null ? items : items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

  async function reorder(next: string[]) {
    const move = movedItem(
      shown.map(({ id }) => id),
      next,
    );
    if (move === null) return;
    setWanted({ of: items, ids: next });
    setPending(true);
    try {
      await onMove(move);
    } catch {
      // The toast has said so.
      setWanted(null);
    } finally {
      setPending(false);
    }
  }

  return { shown, isPending, reorder };
}
