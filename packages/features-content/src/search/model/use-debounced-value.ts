import { useEffect, useState } from 'react';

/** A debounced text; an empty one at once, so that an emptied field is not searched for. */
export function useDebouncedValue(text: string, debounceMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [text, debounceMs]);
  return text === '' ? '' : debounced;
}
