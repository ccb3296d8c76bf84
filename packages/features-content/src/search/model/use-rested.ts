import { useEffect, useState } from 'react';

/** A text once it has not changed for so long; nothing at once, so that an emptied field is not asked about. */
export function useRested(text: string, waitMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return text === '' ? '' : rested;
}
