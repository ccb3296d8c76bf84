import { type RefObject, useEffect, useRef } from 'react';

const mostOfIt = 0.6;

/** Calls back once most of an element is on the screen. */
export function useInView(onSeen: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement | null>(null);
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  });
  const isWatched = onSeen !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isWatched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callback.current?.();
      },
      { threshold: mostOfIt },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatched]);
  return ref;
}
