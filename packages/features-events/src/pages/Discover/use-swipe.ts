import { type TouchEvent, useRef } from 'react';

/** Far enough that it is no press, and flatter than a scroll. */
const least = 60;

/** A finger that goes to the side: one month on, or back. */
export function useSwipe(onSwipe: (months: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches: invalidates }: TouchEvent) {
      const touch = invalidates.item(0);
      start.current = touch === null || invalidates.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (touch === null || from === null) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) < least || Math.abs(across) < 2 * Math.abs(touch.clientY - from.y)) return;
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === !isRightToLeft ? 1 : -1);
    },
  };
}
