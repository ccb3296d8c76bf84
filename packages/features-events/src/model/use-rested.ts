import { useEffect, useState } from 'react';

/** A value once it has not changed for a while. */
export function useRested<T>(value: T, waitMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
