import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router-dom';
import { useHistory } from './history-context.ts';
import type { PortalHistory, Visit } from './portal-history.ts';

const actions = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/** The router behind sign-in, over the history that public pages and links use. A page is rendered after the answer to the press that leads to it has been painted. */
export function HostRouter(props: { children: ReactNode }) {
  const history = useHistory();
  const { location, action } = useRenderedVisit(history);
  const navigator = useMemo(
    (): Navigator => ({
      createHref: hrefOf,
      push: (to) => history.navigate(hrefOf(to)),
      replace: (to) => history.navigate(hrefOf(to), { replace: true }),
      go: history.go,
    }),
    [history],
  );
  return (
    <Router location={location} navigationType={actions[action]} navigator={navigator}>
      {props.children}
    </Router>
  );
}

/** It lags behind the address while the page of a new one is being rendered, which every press and key interrupts. Of a way back React makes no transition, so that the browser finds the place that it scrolls to. */
function useRenderedVisit(history: PortalHistory): Visit {
  const [visit, setVisit] = useState(history.current);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setVisit(history.current()));
    // The address may have changed since the first drawing.
    follow();
    return history.subscribe(follow);
  }, [history]);
  return visit;
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
