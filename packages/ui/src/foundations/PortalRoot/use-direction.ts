import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Which way words run in a root: as given, else as the page around it says, also when it says otherwise later. Not known where a server renders. */
export function useDirection(given: Direction | undefined, root: HTMLElement | null): Direction | undefined {
  const ofPage = useSyncExternalStore(
    watchPage,
    () => directionAround(root),
    () => undefined,
  );
  return given ?? ofPage;
}

/** Before the root stands in its page, the whole page's: an arrow that turned round later would be seen to do so. */
function directionAround(root: HTMLElement | null): Direction {
  const nearest = (root ?? document.documentElement).closest('[dir]');
  return nearest?.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
