import { type ReactNode, useMemo } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router-dom';
import { useHistory, useVisit } from './history-context.ts';

const actions = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/** The router behind sign-in, over the history that public pages and links use. */
export function HostRouter(props: { children: ReactNode }) {
  const history = useHistory();
  const { location, action } = useVisit();
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

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
