import { ViewerGate } from '@portal/api';
import { type ComposedRoute, adminPath, matchRoute, useMessages } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom';
import { GuardedAdminArea } from '../admin/GuardedAdminArea.tsx';
import type { createAnalytics } from '../analytics.ts';
import { hostMessages } from '../messages.ts';
import { HostRouter } from '../navigation/HostRouter.tsx';
import { PathTrail } from '../navigation/path-trail.tsx';
import { HomePage } from '../host-pages/HomePage.tsx';
import { useComposition } from '../composition-context.ts';
import { Detours } from '../detours/Detours.tsx';
import { GuardedSettingsArea } from '../settings/GuardedSettingsArea.tsx';
import { isSettingsPage, settingsPath } from '../settings/settings-path.ts';
import { composeSignedIn } from '../signed-in-composition.ts';
import { SignedInProvider, useSignedInComposition } from '../signed-in-composition-context.ts';
import { useAccessExplainer, AccessExplainerProvider } from '../access-explainer/access-explainer-context.tsx';
import { AloneFrame } from './AloneFrame.tsx';
import { AnalyticsConnection } from './AnalyticsConnection.tsx';
import { GuardedRoute } from './GuardedRoute.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

const AccountUnknown = lazyComponent(() =>
  import('../offline/AccountUnknown.tsx').then((page) => ({ default: page.AccountUnknown })),
);
const NotFoundScreen = lazyComponent(() =>
  import('../host-pages/NotFoundScreen.tsx').then((page) => ({ default: page.NotFoundScreen })),
);

export interface SignedInAreaProps {
  analytics: ReturnType<typeof createAnalytics>;
}

/** Everything behind sign-in: the shell with the page that the address names. */
export function SignedInArea(props: SignedInAreaProps) {
  const portal = useComposition();
  const t = useMessages(hostMessages);
  const signedIn = useMemo(
    () =>
      composeSignedIn(portal, {
        favourites: t('favourites'),
        drafts: t('drafts'),
        settings: t('settings'),
      }),
    [portal, t],
  );
  return (
    <SignedInProvider value={signedIn}>
      <HostRouter>
        <PathTrail>
          <ViewerGate failed={(problem, retry) => <AccountUnknown problem={problem} onRetry={retry} />}>
            <AnalyticsConnection analytics={props.analytics} />
            <AccessExplainerProvider>
              <Detours>
                <Framed>
                  <CurrentPage />
                </Framed>
              </Detours>
            </AccessExplainerProvider>
          </ViewerGate>
        </PathTrail>
      </HostRouter>
    </SignedInProvider>
  );
}

/** What stands at an address, in the frame of its area. */
type Place = RouteObject & { draw(params: Readonly<Record<string, string | undefined>>, inside: ReactNode): ReactNode };

function placesOf(routes: readonly ComposedRoute[]): Place[] {
  const isOfAdmin = ({ area, hasOwnMenu = false }: ComposedRoute) => area === 'admin' && !hasOwnMenu;
  const others = routes.filter((route) => !isOfAdmin(route));
  return [
    { path: '/', draw: () => <HomePage /> },
    {
      path: adminPath,
      draw: (_, page) => <GuardedAdminArea>{page}</GuardedAdminArea>,
      children: pages(routes.filter(isOfAdmin)),
    },
    {
      path: settingsPath,
      draw: (_, page) => <GuardedSettingsArea>{page}</GuardedSettingsArea>,
      children: pages(others.filter(isSettingsPage)),
    },
    ...pages(others.filter((route) => !isSettingsPage(route))),
  ];
}

/** The pages of an area, and the one for addresses that lead to none of them. */
function pages(routes: readonly ComposedRoute[]): Place[] {
  return [
    ...routes.map((route): Place => ({
      path: route.pattern,
      // Without a key of its own, a page would take over the state of the one before it.
      draw: (params) => <GuardedRoute key={route.pattern} route={route} params={params} />,
    })),
    { path: '*', draw: () => <NotFoundPage /> },
  ];
}

/** Within the shell, but for pages that are the whole window. */
function Framed({ children }: { children: ReactNode }) {
  const { routes } = useSignedInComposition();
  const alone = useMemo(() => routes.filter(({ standsAlone }) => standsAlone), [routes]);
  const Frame = matchRoute(alone, useLocation().pathname) === null ? Shell : AloneFrame;
  return <Frame>{children}</Frame>;
}

/** The router says what an address leads to; its own drawing, which is half of it, is for pages that it also loads. */
function CurrentPage() {
  const { routes } = useSignedInComposition();
  const places = useMemo(() => placesOf(routes), [routes]);
  const matches = matchRoutes(places, useLocation()) ?? [];
  return matches.reduceRight<ReactNode>((inside, { route, params }) => route.draw(params, inside), null);
}

function NotFoundPage() {
  const { isOffered, ask } = useAccessExplainer();
  usePageTitle(undefined);
  return <NotFoundScreen onExplainAccess={isOffered ? () => ask(window.location.pathname) : undefined} />;
}
