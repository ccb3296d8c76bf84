import { useEffect, useRef, useState } from 'react';
import { problemToSay, type DateProblem } from './date-problem.ts';
import { exists } from './iso-values.ts';

export interface EditedText {
  /** As the host holds it. */
  value: string | null;
  onChange: (value: string | null) => void;
  problemOf: (value: string | null) => DateProblem | null;
  onBlur?: (() => void) | undefined;
  onProblemChange?: ((problem: DateProblem | null) => void) | undefined;
}

/**
 * A date while it is typed part by part. The host never holds a date that is no longer on screen: one that was left half
 * erased, or of a day that does not exist, is null for the host, while the field keeps the parts that stand in it.
 */
export function useEditedText({ value, onChange, problemOf, onBlur, onProblemChange }: EditedText) {
  const boxRef = useRef<HTMLDivElement>(null);
  const latest = useRef({ given: value, shown: value });
  const [held, setHeld] = useState({ given: value, shown: value });
  const [clearings, setClearings] = useState(0);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [editing, setEditing] = useState<{ problem: DateProblem | null } | null>(null);
  const shown = held.given === value ? held.shown : value;
  const problem = isIncomplete ? 'incomplete' : exists(shown) ? problemOf(value) : 'nonexistent';

  useEffect(() => {
    latest.current = { given: value, shown };
  }, [value, shown]);
  useEffect(() => onProblemChange?.(problem), [onProblemChange, problem]);

  function give(given: string | null, nextShown: string | null) {
    const before = latest.current.given;
    latest.current = { given, shown: nextShown };
    setHeld(latest.current);
    if (given !== before) onChange(given);
  }

  function change(next: string | null) {
    setIsIncomplete(false);
    give(exists(next) ? next : null, next);
  }

  function leave() {
    const missing = missingParts(boxRef.current);
    const now = latest.current;
    setEditing(null);
    setIsIncomplete(missing === 'some');
    if (missing === 'some') give(null, now.shown);
    if (missing === 'none' && now.given === null) change(now.shown);
    onBlur?.();
  }

  function clear() {
    change(null);
    // Half a date is not in the value, so that only a new field forgets it.
    setClearings(clearings + 1);
    requestAnimationFrame(() => partsIn(boxRef.current)[0]?.focus());
  }

  return {
    boxRef,
    shown,
    change,
    clear,
    fieldKey: clearings,
    problem: problemToSay(problem, editing?.problem ?? null, editing !== null),
    /** What stands in the field is no value: the host would take it for empty. */
    isUnread: problem === 'incomplete' || problem === 'nonexistent',
    focusChange: (isFocused: boolean) => (isFocused ? setEditing({ problem }) : leave()),
    canClear: shown !== null || isIncomplete,
  };
}

function partsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
}

function missingParts(box: HTMLElement | null): 'none' | 'some' | 'all' {
  const parts = partsIn(box);
  const missing = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  if (missing === 0) return 'none';
  return missing === parts.length ? 'all' : 'some';
}
