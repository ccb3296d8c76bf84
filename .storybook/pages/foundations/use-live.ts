import { useLayoutEffect, useRef, useState } from 'react';

/** Reads from an element of the page once it stands there, with the theme and scheme that it stands in. */
export function useLive<T>(read: (element: HTMLElement) => T) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<T | null>(null);
  const latest = useRef(read);
  useLayoutEffect(() => {
    if (ref.current) setValue(latest.current(ref.current));
  }, []);
  return { ref, value };
}
