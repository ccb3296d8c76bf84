import { useEffect, useState } from 'react';

/**
 * Staggers the render of several parts: each takes the new value over in a frame of its own, so that all of them in one long task hold up no press.
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
