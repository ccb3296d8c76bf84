import { useEffect, useState } from 'react';

/** Whole seconds that are left, counted down to none; it starts over when `from` changes. */
export function useCountdown(from: { seconds: number }): number {
  const [counted, setCounted] = useState({ from, left: from.seconds });
  if (counted.from !== from) setCounted({ from, left: from.seconds });
  const isRunning = counted.left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setCounted((last) => ({ ...last, left: Math.max(0, last.left - 1) })), 1000);
    return () => clearInterval(timer);
  }, [isRunning, from]);
  return Math.max(0, counted.left);
}
