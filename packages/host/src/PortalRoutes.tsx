import { matchRoute, ownPath, type RouteMatch, useMessages, useSession } from '@portal/kit';
import { memo, useState } from 'react';
import type { createAnalytics } from './analytics.ts';
import { useComposition } from './composition-context.ts';
import { hostMessages } from './messages.ts';
import { useVisit } from './navigation/history-context.ts';
import { Redirect } from './navigation/Redirect.tsx';
import { readSearch } from './navigation/search-record.ts';
import { signInHref, signInPath } from './navigation/sign-in-href.ts';
import { signedInArea } from './shell/load-signed-in-area.ts';
import { PublicArea } from './shell/PublicArea.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/** Public pages by their own path; everything else belongs to those who are signed in, and to the router that comes with their pages. */
export function PortalRoutes(props: { analytics: ReturnType<typeof createAnalytics> }) {
  const { publicRoutes } = useComposition();
  const { pathname } = useVisit().location;
  if (/^\/account\/?$/i.test(pathname)) return <AccountRoot />;
  const open = matchRoute(publicRoutes, pathname);
  return open === null ? <SignedInRoute {...props} /> : <PublicRoute key={open.route.pattern} {...open} />;
}

/** `/account` shows nothing of its own. */
function AccountRoot() {
  usePageTitle(useMessages(hostMessages)('accountTitle'));
  return <Redirect to={useSession() === null ? signInPath : '/'} />;
}

function PublicRoute({ route, params }: RouteMatch) {
  const isSignedIn = useSession() !== null;
  const search = readSearch(useVisit().location.search);
  if (isSignedIn && route.pattern === signInPath) return <Redirect to={ownPath(search.redirectTo) ?? '/'} />;
  return <PublicArea route={route} params={params} />;
}

/** A new address does not render it again at once: the router within follows when the press has been answered. */
const SignedInRoute = memo(function SignedInRoute(props: { analytics: ReturnType<typeof createAnalytics> }) {
  const isSignedIn = useSession() !== null;
  const portal = useComposition();
  const [SignedInArea] = useState(() => signedInArea(portal));
  if (!isSignedIn) return <ToSignIn />;
  return <SignedInArea analytics={props.analytics} />;
});

function ToSignIn() {
  return <Redirect to={signInHref(useVisit().location)} />;
}
