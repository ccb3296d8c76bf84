import { useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from './calendar-event.ts';
import type { ShownTip } from './event-tips.ts';
import type { EventTipsProps } from './EventTips.tsx';
import { tipTurns } from './tip-turns.ts';

/** The one tooltip of a calendar: of the event that is pointed at, else those of the active day in turn. Escape puts it away. */
export function useTips({ events, active, anchor, pointed, onPutAway }: EventTipsProps): ShownTip | null {
  const [turn, setTurn] = useState<ShownTip | null>(null);
  const isPointed = pointed !== null;
  const detailedEvents = events.filter(({ details }) => details !== undefined);
  const key = `${active} ${detailedEvents.map(({ id }) => id).join(' ')}`;
  const now = useRef({ detailedEvents, anchor, played: 0, key: '', onPutAway });
  useEffect(() => {
    now.current = { ...now.current, detailedEvents, anchor, onPutAway };
  });

  useEffect(() => {
    // Who points at an event is left in peace.
    if (isPointed) return undefined;
    const { current } = now;
    if (current.key !== key) now.current = { ...current, key, played: 0 };
    return playTurns(now, setTurn);
  }, [key, isPointed]);

  const isShown = pointed !== null || turn !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      now.current.played = Infinity;
      now.current.onPutAway();
      setTurn(null);
    }
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isShown]);

  return pointed ?? turn;
}

interface Playing {
  detailedEvents: readonly CalendarEvent[];
  anchor: () => Element | null;
  /** How many turns are over: a pause goes on with the next. */
  played: number;
  key: string;
}

/** Shows the turns that are left, one after the other; gives how to stop. */
function playTurns(now: { current: Playing }, show: (tip: ShownTip | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function next() {
    const { detailedEvents, anchor, played } = now.current;
    // Whoever wants less motion sees the first, and nothing takes its place.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const turns = tipTurns(isStill ? Math.min(1, detailedEvents.length) : detailedEvents.length);
    const turn = turns[played];
    const event = turn && detailedEvents[turn.index];
    const element = anchor();
    if (turn === undefined || event === undefined || element === null) return show(null);
    show({ event, element });
    timer = setTimeout(() => {
      now.current.played = played + 1;
      next();
    }, turn.ms);
  }
  next();
  return () => {
    clearTimeout(timer);
    show(null);
  };
}
