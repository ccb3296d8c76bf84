import { useEffect, useRef, useState } from 'react';

export interface ComboSearch {
  /** What stands in the field while something is typed; null when it is the chosen option's name. */
  typed: string | null;
  type: (text: string) => void;
  /** Shows the chosen option's name again. */
  settle: () => void;
  /** The debounce is not over yet, so the options are those of before. */
  isWaiting: boolean;
  /** Without waiting, and again when it was tried before. */
  searchNow: () => void;
}

export interface ComboSearchOptions {
  onSearch: ((text: string) => void) | undefined;
  minLetters: number;
  debounceMs: number;
}

/** What is typed, and its debounced search. */
export function useComboSearch({ onSearch, minLetters, debounceMs }: ComboSearchOptions): ComboSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop() {
    clearTimeout(timer.current);
    setWaiting(false);
  }

  function runSearch(text: string) {
    stop();
    if (text.trim().length >= minLetters) search.current?.(text.trim());
  }

  function type(text: string) {
    stop();
    setTyped(text);
    if (onSearch === undefined || text.trim().length < minLetters) return;
    setWaiting(true);
    timer.current = setTimeout(() => runSearch(text), debounceMs);
  }

  return {
    typed,
    type,
    isWaiting,
    settle() {
      stop();
      setTyped(null);
    },
    searchNow: () => runSearch(typed ?? ''),
  };
}
