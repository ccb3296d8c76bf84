import { type RefObject, useEffect, useRef } from 'react';

export interface EndReachedInput {
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Grows when more has arrived. */
  count: number;
  onEndReached?: (() => void) | undefined;
  nearPx?: number | undefined;
}

/** Between two calls that bring nothing: a server in trouble is not asked without a pause. */
const pauseMs = 2000;

/** Infinite scroll: calls back while the end of the list is near the viewport, of the screen or of the box that scrolls it; throttled unless more has arrived. */
export function useEndReached(input: EndReachedInput): RefObject<HTMLDivElement | null> {
  const { hasMore, isLoadingMore, count, nearPx = 200 } = input;
  const endRef = useRef<HTMLDivElement | null>(null);
  const callback = useRef(input.onEndReached);
  const last = useRef({ count: -1, at: 0 });
  useEffect(() => {
    callback.current = input.onEndReached;
  });

  useEffect(() => {
    const end = endRef.current;
    if (end === null || !hasMore || isLoadingMore) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const now = Date.now();
      const waitMs = last.current.count === count ? Math.max(0, last.current.at + pauseMs - now) : 0;
      if (waitMs === 0) {
        last.current = { count, at: now };
        callback.current?.();
      }
      timer = setTimeout(ask, waitMs === 0 ? pauseMs : waitMs);
    };
    const margin = `0px 0px ${nearPx}px 0px`;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page hears of several moments at once, the newest last.
        if (entries.at(-1)?.isIntersecting === true) ask();
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(end);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hasMore, isLoadingMore, count, nearPx]);

  return endRef;
}
