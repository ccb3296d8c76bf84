import { type ComposedRoute, ownPath, useMessages, useSession } from '@portal/kit';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import type { createAnalytics } from './analytics.ts';
import { publicRoutes } from './composition.ts';
import { messages } from './messages.ts';
import { PathTrail } from './navigation/path-trail.tsx';
import { readParams, readSearch } from './navigation/search-record.ts';
import { signInHref, signInPath } from './navigation/sign-in-href.ts';
import { loadSignedInArea } from './shell/load-signed-in-area.ts';
import { PublicArea } from './shell/PublicArea.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

const SignedInArea = lazy(loadSignedInArea);

/** Public pages by their own path; everything else belongs to those who are signed in. */
export function PortalRoutes(props: { analytics: ReturnType<typeof createAnalytics> }) {
  return (
    <Switch>
      <Route path="/account">
        <AccountRoot />
      </Route>
      {publicRoutes.map((route) => (
        <Route key={route.pattern} path={route.pattern}>
          {(params) => <PublicRoute route={route} params={readParams(params)} />}
        </Route>
      ))}
      <Route>
        <SignedInRoute analytics={props.analytics} />
      </Route>
    </Switch>
  );
}

/** `/account` shows nothing of its own. */
function AccountRoot() {
  usePageTitle(useMessages(messages)('accountTitle'));
  return <Redirect to={useSession() === null ? signInPath : '/'} replace />;
}

function PublicRoute(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  const isSignedIn = useSession() !== null;
  const search = readSearch(useSearch());
  if (isSignedIn && props.route.pattern === signInPath)
    return <Redirect to={ownPath(search.redirectTo) ?? '/'} replace />;
  return <PublicArea route={props.route} params={props.params} />;
}

function SignedInRoute(props: { analytics: ReturnType<typeof createAnalytics> }) {
  const isSignedIn = useSession() !== null;
  useLocation();
  if (!isSignedIn) return <Redirect to={signInHref(window.location)} replace />;
  return (
    <PathTrail>
      <Suspense fallback={null}>
        <SignedInArea analytics={props.analytics} />
      </Suspense>
    </PathTrail>
  );
}
