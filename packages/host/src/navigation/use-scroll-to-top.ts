import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top with the focus on its content; going back leaves the position to the browser. */
export function useScrollToTop(contentId: string): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // Whoever has just signed in comes from another page, whoever has loaded this one does not.
  const lastPath = useRef<string>(undefined);

  // Before the page is painted for the first time.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isBack) return;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, isBack, contentId]);
}
