import { type ReactNode, useCallback, useState } from 'react';
import { latePart, useLatePart } from '../../foundations/late-part.ts';
import { overlayParts } from '../../overlays/overlay/overlay-parts.ts';
import type { DayTips } from './EventTips.tsx';
import { type PointAtEvent, PointContext, type ShownTip } from './event-tips.ts';

const late = latePart(async () => (await import('./EventTips.tsx')).EventTips);

/** Fetches the tooltips and what shows them, for whoever is about to point at an event. */
export function prepareTips(): void {
  for (const part of [late, overlayParts.tooltip]) part.load().catch(() => undefined);
}

/** Tooltips for the events in it, which come when there is the first to show. Without them events have their titles. */
export function LateTips({ children, ...day }: DayTips & { children: ReactNode }) {
  const [pointed, setPointed] = useState<ShownTip | null>(null);
  const point = useCallback<PointAtEvent>((event, element) => setPointed(event && element && { event, element }), []);
  const isWanted = pointed !== null || day.events.some(({ details }) => details !== undefined);
  const EventTips = useLatePart(late, isWanted, noTips);
  return (
    <PointContext value={point}>
      {children}
      {EventTips && <EventTips {...day} pointed={pointed} onPutAway={() => setPointed(null)} />}
    </PointContext>
  );
}

function noTips() {}
