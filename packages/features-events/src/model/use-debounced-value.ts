import { useEffect, useState } from 'react';

/** A debounced value: the last one that has not changed for a while. */
export function useDebouncedValue<T>(value: T, debounceMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}
