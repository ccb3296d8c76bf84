import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

interface ActiveIndexOptions {
  count: number;
  /** The part of the plot that a pointer is over. Left out where the parts listen themselves. */
  indexAt?: ((event: PointerEvent<HTMLElement>) => number) | undefined;
}

interface Active {
  index: number;
  /** By the keyboard, so it has to be announced. */
  isAnnounced: boolean;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Which value of a chart is looked at: the one below the pointer, or the one that the arrow keys have come to. */
export function useActiveIndex({ count, indexAt }: ActiveIndexOptions) {
  const [active, setActive] = useState<Active | null>(null);
  const show = (index: number) => setActive({ index, isAnnounced: false });
  const leave = () => setActive(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(event, active?.index ?? null, count);
    if (index === undefined) return;
    event.preventDefault();
    setActive(index === null ? null : { index, isAnnounced: true });
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (indexAt && count > 0) show(Math.min(count - 1, Math.max(0, indexAt(event))));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };

  const plotProps = { onKeyDown, onBlur, onPointerMove: onPointer, onPointerDown: onPointer, onPointerLeave: leave };
  const index = active !== null && active.index < count ? active.index : null;
  return { index, isAnnounced: active?.isAnnounced ?? false, show, leave, plotProps };
}

/** Null puts the value away, undefined is for keys that mean nothing here. */
function nextIndex(event: KeyboardEvent<HTMLElement>, index: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (event.key === 'Escape') return index === null ? undefined : null;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  if (step === undefined) return undefined;
  const isTurned = event.key.length > 'ArrowUp'.length && getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isTurned && event.key !== 'ArrowDown' ? step === -1 : step === 1;
  if (index === null) return forward ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, index + (forward ? 1 : -1)));
}
