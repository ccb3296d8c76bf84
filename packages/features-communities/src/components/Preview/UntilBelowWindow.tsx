import { useEffect, useRef } from 'react';

/** Calls back once the article around an element is below the window, where it can grow without moving what is read. */
export function UntilBelowWindow({ onBelow }: { onBelow: () => void }) {
  const ref = useRef<HTMLSpanElement | null>(null);
  const callback = useRef(onBelow);
  useEffect(() => {
    callback.current = onBelow;
  });
  useEffect(() => {
    const article = ref.current?.closest('article');
    if (!article) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(isBelow)) callback.current();
    });
    observer.observe(article);
    return () => observer.disconnect();
  }, []);
  return <span ref={ref} hidden />;
}

/** In a frame of another site the window is unknown; before its first layout it has no height. */
function isBelow({ isIntersecting, boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (isIntersecting || rootBounds === null || rootBounds.height === 0) return false;
  return boundingClientRect.top >= rootBounds.bottom;
}
