import { type ReactNode, useCallback, useState } from 'react';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import { overlayParts } from '../../overlays/overlay/overlay-parts.ts';
import type { DayTips } from './EventTips.tsx';
import { type PointAtEvent, PointContext, type ShownTip } from './event-tips.ts';

const EventTips = lazyComponent(() => import('./EventTips.tsx').then((module) => ({ default: module.EventTips })));

/** Fetches the tooltips and what shows them, for whoever is about to point at an event. */
export function prefetchTips(): void {
  EventTips.prefetch();
  overlayParts.Tooltip.prefetch();
}

/** Tooltips for the events in it, which come when there is the first to show. Without them events have their titles. */
export function PointedTips({ children, ...day }: DayTips & { children: ReactNode }) {
  const [pointed, setPointed] = useState<ShownTip | null>(null);
  const point = useCallback<PointAtEvent>((event, element) => setPointed(event && element && { event, element }), []);
  const isWanted = pointed !== null || day.events.some(({ details }) => details !== undefined);
  return (
    <PointContext value={point}>
      {children}
      {isWanted && <EventTips {...day} pointed={pointed} onPutAway={() => setPointed(null)} onError="hide" />}
    </PointContext>
  );
}
