import type { PointerEvent } from 'react';

/** The category that a pointer is over, in plots that give each an equal part. */
export function indexAlong(event: PointerEvent<HTMLElement>, count: number, isLying: boolean): number {
  const box = event.currentTarget.getBoundingClientRect();
  if (isLying) return Math.floor(((event.clientY - box.top) / box.height) * count);
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const along = isTurned ? box.right - event.clientX : event.clientX - box.left;
  return Math.floor((along / box.width) * count);
}
