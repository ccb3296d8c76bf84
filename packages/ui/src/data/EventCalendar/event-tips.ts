import { createContext, type FocusEvent, type PointerEvent, useContext } from 'react';
import type { CalendarEvent } from './calendar-event.ts';

/** Somebody points at an event, or the keyboard is on it; null: no longer. */
export type PointAtEvent = (event: CalendarEvent | null, element: Element | null) => void;

/** The event that a tooltip tells of, and where that points. */
export interface ShownTip {
  event: CalendarEvent;
  element: Element;
}

/** Null where events tell nothing beyond their titles. */
export const PointContext = createContext<PointAtEvent | null>(null);

/** What makes a link or button of an event show its tooltip. */
export function useEventTip(event: CalendarEvent) {
  const point = useContext(PointContext);
  if (point === null || event.details === undefined) return {};
  return {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) =>
      pointerType === 'touch' ? undefined : point(event, currentTarget),
    onPointerLeave: () => point(null, null),
    onFocus: ({ currentTarget }: FocusEvent) => point(event, currentTarget),
    onBlur: () => point(null, null),
  };
}
