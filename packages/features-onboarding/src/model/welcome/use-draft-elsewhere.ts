import { calls, useAction } from '@portal/api';
import type { FirstTimeStep } from '@portal/rules';
import { useCallback, useEffect, useRef } from 'react';
import type { WelcomeValues } from './welcome-values.ts';

/** The debounce of typing before the draft is sent. */
const debounceMs = 2000;

interface WelcomeDraft {
  values: WelcomeValues;
  step: FirstTimeStep;
}

export interface DraftElsewhere {
  /** Stores it debounced, or when the step is left. */
  keep(draft: WelcomeDraft): void;
  keepAt(draft: WelcomeDraft): void;
  /** Nothing more is to be kept: all was saved. */
  stop(): void;
}

/** Keeps what is entered on the server, so that it goes on on another device. Nobody is told where that fails: this device has it. */
export function useDraftElsewhere(): DraftElsewhere {
  const { run } = useAction(calls.firstTime.saveDraft, { failure: () => null });
  const waiting = useRef<WelcomeDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current === null) return;
    const body = waiting.current;
    waiting.current = null;
    run({ body }).catch(() => undefined);
  }, [run]);
  useEffect(() => flush, [flush]);
  const keep = useCallback(
    (draft: WelcomeDraft) => {
      waiting.current = draft;
      timer.current ??= setTimeout(flush, debounceMs);
    },
    [flush],
  );
  const keepAt = useCallback(
    (draft: WelcomeDraft) => {
      waiting.current = draft;
      flush();
    },
    [flush],
  );
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = null;
  }, []);
  return { keep, keepAt, stop };
}
