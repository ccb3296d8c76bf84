import { useState } from 'react';

const step = 10;

/** How much of a list is shown: ten more each time, and ten again of another list. */
export function useRevealed(of: string) {
  const [revealed, setRevealed] = useState({ of, count: step });
  const count = revealed.of === of ? revealed.count : step;
  return { count, more: () => setRevealed({ of, count: count + step }) };
}
