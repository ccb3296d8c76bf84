import { useRef } from 'react';

/** The words of every option seen so far: what is chosen keeps its name when the options change. */
export function useKnownLabels(options: readonly { value: string; label: string }[]): (value: string) => string {
  const known = useRef(new Map<string, string>());
  for (const { value, label } of options) known.current.set(value, label);
  return (value) => known.current.get(value) ?? value;
}
