import { calls, limits, useAction } from '@portal/api';
import { type Problem, usePortal } from '@portal/kit';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CheckInBook, SyncedResults } from './check-in-book.ts';

interface Outgoing {
  eventId: string;
  book: RefObject<CheckInBook | null>;
  /** How many scans wait. */
  count: number;
  onSynced: (heard: SyncedResults) => void;
}

export interface Sending {
  /** Of the last try. */
  problem: Problem | null;
  send: () => void;
}

/** Tried again after so long, while something waits. */
const againMs = 15_000;

/** Sends what waits, the oldest first, as soon as there is something and again until it has arrived. */
export function useSending({ eventId, book, count, onSynced }: Outgoing): Sending {
  const { clock } = usePortal();
  const { run, problem } = useAction(calls.attendance.checkIn, { invalidates: [calls.attendance.attendees] });
  const isSending = useRef(false);
  const latestOnSynced = useRef(onSynced);
  useEffect(() => {
    latestOnSynced.current = onSynced;
  });

  const send = useCallback(() => {
    const scans = (book.current?.waiting ?? []).slice(0, limits.door.scansAtOnce).map(({ scan }) => scan);
    if (scans.length === 0 || isSending.current) return;
    isSending.current = true;
    run({ params: { id: eventId }, body: { sentAt: clock.now().toISOString(), scans } })
      .then((heard) => {
        isSending.current = false;
        latestOnSynced.current(heard);
      })
      .catch(() => {
        isSending.current = false;
      });
  }, [book, clock, eventId, run]);

  useEffect(() => {
    if (count === 0) return;
    send();
    const timer = setInterval(send, againMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [count, send]);
  return { problem, send };
}
