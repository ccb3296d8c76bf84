import { useEffect, useState } from 'react';

/** A debounced text; an empty one at once, so that an emptied field is not searched for. */
export function useRested(text: string, waitMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return text === '' ? '' : rested;
}
