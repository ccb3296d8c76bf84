import { useSyncExternalStore } from 'react';
import { media } from '../../foundations/theme/containers.ts';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone's: for what floats above the page and cannot ask its container. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.phone).matches,
    () => false,
  );
}
