import { useEffect, useRef, useState } from 'react';

export interface DebouncedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Calls `onChange` at once, without the debounce. */
  readonly commit: (text: string) => void;
}

/** Debounces a field: what is typed shows at once, and `onChange` is called when typing stops; a value from outside replaces it. */
export function useDebouncedText(value: string, onChange: (value: string) => void, debounceMs: number): DebouncedText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const commit = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    latest.current(next);
  };
  const type = (next: string) => {
    if (debounceMs === 0) return commit(next);
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(next), debounceMs);
    return undefined;
  };
  return { text, type, commit };
}
