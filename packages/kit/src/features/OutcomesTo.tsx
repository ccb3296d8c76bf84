import { type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { type OutcomeListener, OutcomesContext, type OutcomesOf } from './use-outcome.ts';

/** The outcomes of a feature as a widget's properties: `joined` is `onJoined`. */
export type OutcomeHandlers<Outcomes extends OutcomesOf<Outcomes>> = {
  [Name in keyof Outcomes & string as `on${Capitalize<Name>}`]?: ((detail: Outcomes[Name]) => void) | undefined;
};

/** Notifies a website of what its visitors have done below, once the server has accepted it; an outer listener is notified too. */
export function OutcomesTo({ listener, children }: { listener: OutcomeListener; children: ReactNode }) {
  const outer = useContext(OutcomesContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const emit = useCallback<OutcomeListener>(
    (name, detail) => {
      // By itself, so that a website's mistake does not keep a form open that has been sent.
      queueMicrotask(() => latest.current(name, detail));
      outer(name, detail);
    },
    [outer],
  );
  return <OutcomesContext.Provider value={emit}>{children}</OutcomesContext.Provider>;
}

/** Hands each outcome to the property that is named after it. */
export function listenerOf(handlers: object): OutcomeListener {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  return (name, detail) => {
    const handler = byName.get(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    if (typeof handler === 'function') handler(detail);
  };
}
