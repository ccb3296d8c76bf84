import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The website's own router: what follows `#/` in the address. */
export function useHashPath(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash.replace(/^#\/?/, ''));
}
