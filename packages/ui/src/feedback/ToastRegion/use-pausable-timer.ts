import { useEffect, useRef } from 'react';

/** Calls `onEnd` after a time during which it was not paused; null never ends. */
export function usePausableTimer(durationMs: number | null, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (remaining.current === null || isPaused) return undefined;
    const startedAt = performance.now();
    const left = remaining.current;
    const timer = setTimeout(() => end.current(), left);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, left - (performance.now() - startedAt));
    };
  }, [isPaused]);
}
