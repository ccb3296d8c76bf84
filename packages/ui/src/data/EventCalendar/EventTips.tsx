import type { CalendarEvent } from './calendar-event.ts';
import type { ShownTip } from './event-tips.ts';
import { EventTip } from './EventTip.tsx';
import { useTips } from './use-tips.ts';

export interface DayTips {
  /** Of the active day. */
  events: readonly CalendarEvent[];
  active: string;
  /** Where the tooltips of the active day point; null where there is no space for them. */
  anchor: () => Element | null;
}

export interface EventTipsProps extends DayTips {
  /** Somebody points at it. */
  pointed: ShownTip | null;
  onPutAway: () => void;
}

/** The one tooltip of a calendar. */
export function EventTips(props: EventTipsProps) {
  return <EventTip tip={useTips(props)} />;
}
