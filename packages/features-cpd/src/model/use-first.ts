import { useState } from 'react';

/** More than a screenful, and less than would make a page slow. */
const atOnce = 50;

/** The first of a long list, and more of it as it is asked for. */
export function useFirst<Item>(items: readonly Item[]): { first: readonly Item[]; onMore: (() => void) | undefined } {
  const [count, setCount] = useState(atOnce);
  return {
    first: items.slice(0, count),
    onMore: count < items.length ? () => setCount(count + atOnce) : undefined,
  };
}
