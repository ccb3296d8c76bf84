import type { BarSearchProps } from '@portal/kit';
import type { ComponentType } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { savesData } from '../navigation/prefetch-link.ts';
import { componentOf } from './FeaturePart.tsx';
import { isSearchRequested, takeTyped } from './typed-search.ts';

type SearchPart = { load(): Promise<{ default: ComponentType<BarSearchProps> }> };

/** Whether the search of the bar is open; `/` opens it. Its code is prefetched once the page is idle, so that a phone's keyboard comes with the press. */
export function useBarSearch(part: SearchPart | undefined, isIdle: boolean) {
  const [isOpen, setOpen] = useState(isSearchRequested);
  const isThere = part !== undefined;
  useEffect(() => {
    if (part !== undefined && isIdle && !savesData()) componentOf(part).prefetch();
  }, [part, isIdle]);
  // Before the first paint: whoever sees the search may press its key at once.
  useLayoutEffect(() => {
    // Where it was asked for, its field takes what was typed.
    if (!isThere || !isSearchRequested()) takeTyped();
    if (!isThere) return undefined;
    const open = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isThere]);
  return { isOpen: isThere && isOpen, setOpen: change };

  function change(next: boolean): void {
    // Its field may not have come yet, and will not.
    if (!next) takeTyped();
    setOpen(next);
  }
}

/** A slash of its own, of somebody who neither types nor is in a dialog. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return false;
  const isTyped =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], [role="dialog"]') !== null);
  return !isTyped && document.querySelector('[aria-modal="true"], dialog[open]') === null;
}
