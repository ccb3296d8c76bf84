import { useEffect, useRef } from 'react';
import { usePortal } from '../provider/portal-context.ts';

/** Hears that drafts of a browser that was killed are found again: a moment after the page, and seldom. */
export function useDraftsRecovered(onRecovered: () => void): void {
  const { drafts } = usePortal();
  const latest = useRef(onRecovered);
  useEffect(() => {
    latest.current = onRecovered;
  });
  useEffect(() => drafts.onRecovered(() => latest.current()), [drafts]);
}
