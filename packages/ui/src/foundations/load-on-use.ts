import { useEffect, useState } from 'react';

export interface LoadedOnUse<T> {
  /** Null until it is here. */
  value: T | null;
  hasFailed: boolean;
  retry: () => void;
}

/** A hook for code that is fetched when it is first shown, once for the whole page. */
export function loadOnUse<T>(load: () => Promise<T>): () => LoadedOnUse<T> {
  let loaded: T | null = null;
  return function useLoaded() {
    const [state, setState] = useState({ value: loaded, hasFailed: false });
    const isWaiting = state.value === null && !state.hasFailed;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isShown = true;
      load().then(
        (value) => {
          loaded = value;
          if (isShown) setState({ value, hasFailed: false });
        },
        () => isShown && setState({ value: null, hasFailed: true }),
      );
      return () => {
        isShown = false;
      };
    }, [isWaiting]);
    return { ...state, retry: () => setState({ value: null, hasFailed: false }) };
  };
}
