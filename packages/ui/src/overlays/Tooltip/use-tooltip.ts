import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const hoverMs = 500;
const leaveMs = 100;

/** Puts the one away that shows: there is never a second. */
let putAway: (() => void) | null = null;

/** When a tooltip shows: on hover after a moment, at once where another was just there or the keyboard comes, until its control is pressed or left. */
export function useTooltip() {
  const triggerRef = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  /** Somebody points at it, or has been there. */
  const [isWanted, setWanted] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays.
      event.stopPropagation();
      close();
    };
    putAway?.();
    putAway = close;
    document.addEventListener('keydown', closeByKey, true);
    return () => {
      if (putAway === close) putAway = null;
      document.removeEventListener('keydown', closeByKey, true);
    };
  }, [isOpen]);

  function change(next: boolean, afterMs: number): void {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  }

  function want(element: Element): void {
    triggerRef.current = element;
    setWanted(true);
  }

  return {
    isOpen,
    isWanted,
    triggerRef,
    close: () => change(false, 0),
    handlers: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        want(currentTarget);
        change(true, putAway === null ? hoverMs : 0);
      },
      onPointerLeave: () => change(false, leaveMs),
      onPointerDown: () => change(false, 0),
      onKeyDown: () => change(false, 0),
      onFocus({ currentTarget }: FocusEvent) {
        if (!currentTarget.matches(':focus-visible')) return;
        want(currentTarget);
        change(true, 0);
      },
      onBlur: () => change(false, 0),
    },
  };
}
