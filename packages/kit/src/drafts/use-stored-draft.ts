import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../provider/portal-context.ts';
import type { Draft } from './draft.ts';
import type { DraftEntry } from './draft-record.ts';
import { openDraft, readDraft } from './open-draft.ts';

export interface StoredDraft {
  /** What was on the device when the page opened. */
  restored: unknown;
  /** Only what is given an entry is listed among the drafts. */
  write(value: unknown, entry?: DraftEntry | null): void;
  clear(): void;
  /** Whether what is written is still to be sent: signing out asks first. */
  mark(isUnsent: boolean): void;
}

interface Waiting {
  value: unknown;
  entry: DraftEntry | null;
}

/** A place on the device for the work under `key`; without a key nothing is kept. */
export function useStoredDraft(key: string | undefined): StoredDraft {
  const { drafts } = usePortal();
  const [restored] = useState(() => (key === undefined ? undefined : readDraft(drafts, key)));
  const current = useRef<Draft | null>(null);
  // The first keystroke can come after the field stands on the page and before the effect below.
  const early = useRef<Waiting | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    const draft = openDraft(drafts, key);
    current.current = draft;
    if (early.current !== null) draft.write(early.current.value, early.current.entry);
    early.current = null;
    return () => {
      draft.close();
      current.current = null;
    };
  }, [drafts, key]);
  const write = useCallback((value: unknown, entry: DraftEntry | null = null) => {
    if (current.current === null) early.current = { value, entry };
    else current.current.write(value, entry);
  }, []);
  const clear = useCallback(() => {
    early.current = null;
    current.current?.clear();
    // A form that goes as soon as it is saved has closed its draft by now, and written it.
    if (key !== undefined && current.current === null) drafts.clear(key);
  }, [drafts, key]);
  const mark = useCallback(
    (isUnsent: boolean) => {
      if (key !== undefined) drafts.mark(key, isUnsent);
    },
    [drafts, key],
  );
  return { restored, write, clear, mark };
}
