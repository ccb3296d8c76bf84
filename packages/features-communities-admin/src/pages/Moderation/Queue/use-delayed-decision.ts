import { watchPageLeaving } from '@portal/kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a decision can be taken back before it is sent. */
const holdMs = 10_000;

/** What somebody has decided about one thing of a queue. */
export interface Decision {
  id: string;
  /** Says what is being done. */
  text: string;
  /** Makes the call; it tells by itself how that went. */
  send: () => Promise<unknown>;
}

export interface DelayedDecision {
  held: Decision | null;
  /** Things that are decided about, which their list need not show any more. */
  decidedIds: ReadonlySet<string>;
  /** The decision before it is sent at once. */
  hold: (decision: Decision) => void;
  undo: () => Decision | null;
  /** The time does not run out under somebody's hand. */
  setPaused: (isPaused: boolean) => void;
}

/**
 * A decision is sent a little later than it is made, with the next one, or when the page is left: the server takes none back.
 * The ids are those of the list; null as long as it is not read, when nothing has left it.
 */
export function useDelayedDecision(ids: readonly string[] | null): DelayedDecision {
  const [held, setHeld] = useState<Decision | null>(null);
  const [sentIds, setSentIds] = useState<ReadonlySet<string>>(new Set());
  const [isPaused, setPaused] = useState(false);
  const waiting = useRef<Decision | null>(null);

  const send = useCallback(() => {
    const decision = waiting.current;
    waiting.current = null;
    setHeld(null);
    if (decision === null) return;
    setSentIds((before) => new Set([...before, decision.id]));
    const forget = () => setSentIds((before) => without(before, decision.id));
    // What was refused comes back into the list; what was done leaves it with the next reply.
    void decision.send().catch(forget);
  }, []);

  useEffect(() => {
    if (held === null || isPaused) return;
    const timer = setTimeout(send, holdMs);
    return () => clearTimeout(timer);
  }, [held, isPaused, send]);

  useEffect(() => {
    const stop = watchPageLeaving(send);
    return () => {
      stop();
      send();
    };
  }, [send]);

  const listed = ids?.join(' ') ?? null;
  const [listedBefore, setListedBefore] = useState(listed);
  if (ids !== null && listed !== listedBefore) {
    // The same thing may be reported again later.
    setListedBefore(listed);
    setSentIds((before) => new Set([...before].filter((id) => ids.includes(id))));
  }

  return {
    held,
    decidedIds: held === null ? sentIds : new Set([...sentIds, held.id]),
    hold(decision) {
      send();
      waiting.current = decision;
      setPaused(false);
      setHeld(decision);
    },
    undo() {
      const decision = waiting.current;
      waiting.current = null;
      setHeld(null);
      return decision;
    },
    setPaused,
  };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}
