import { useEffect, useState } from 'react';

/**
 * A value as each of several parts shows it: they take it over one after the other, each in a frame of its own, so that all of them together hold up no press.
 * Undefined for those whose turn has not come yet for the first time.
 */
export function useInTurn<T>(value: T, parts: number): readonly (T | undefined)[] {
  const [shown, setShown] = useState<readonly (T | undefined)[]>(() => Array.from({ length: parts }, () => undefined));
  const next = shown.findIndex((each) => each !== value);
  useEffect(() => {
    if (next === -1) return undefined;
    const frame = requestAnimationFrame(() => setShown((before) => before.with(next, value)));
    return () => cancelAnimationFrame(frame);
  }, [next, value]);
  return shown;
}
