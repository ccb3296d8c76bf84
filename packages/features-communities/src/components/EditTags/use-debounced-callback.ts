import { useEffect, useMemo, useRef } from 'react';

interface Settled<Value> {
  /** Acts on the value when no other has come for the while. */
  later(value: Value): void;
  /** Acts now on the value that is waiting, if one is. */
  now(): void;
}

/** Debounces: acts on the last of many changes, also when the screen is left meanwhile. */
export function useDebouncedCallback<Value>(waitMs: number, act: (value: Value) => void): Settled<Value> {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const settled = useMemo(() => createSettled<Value>(waitMs, (value) => latest.current(value)), [waitMs]);
  useEffect(() => settled.now, [settled]);
  return settled;
}

function createSettled<Value>(waitMs: number, act: (value: Value) => void): Settled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  function now() {
    clearTimeout(timer);
    const last = waiting;
    waiting = null;
    if (last !== null) act(last.value);
  }
  function later(value: Value) {
    clearTimeout(timer);
    waiting = { value };
    timer = setTimeout(now, waitMs);
  }
  return { later, now };
}
