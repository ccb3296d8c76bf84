import { useEffect, useState } from 'react';

/** A debounced value: the last one that has not changed for a while. */
export function useRested<T>(value: T, waitMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
