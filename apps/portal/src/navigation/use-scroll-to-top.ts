import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new page starts at its top with the focus on its content; going back leaves the position to the browser. */
export function useScrollToTop(contentId: string): void {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const isBack = useRef(false);

  useEffect(() => {
    const onPop = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (!isBack.current) {
      window.scrollTo(0, 0);
      document.getElementById(contentId)?.focus({ preventScroll: true });
    }
    isBack.current = false;
  }, [path, contentId]);
}
