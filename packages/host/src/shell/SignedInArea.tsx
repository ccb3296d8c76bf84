import { ViewerGate } from '@portal/api';
import { type ComposedRoute, adminPath, useMessages } from '@portal/kit';
import { lazy, Suspense, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { createAnalytics } from '../analytics.ts';
import { shellMessages } from '../messages-shell.ts';
import { HostRouter } from '../navigation/HostRouter.tsx';
import { PathTrail } from '../navigation/path-trail.tsx';
import { HomePage } from '../host-pages/HomePage.tsx';
import { loadHostPages } from '../host-pages/load-host-pages.ts';
import { useComposition } from '../composition-context.ts';
import { composeSignedIn, SignedInProvider, useSignedInComposition } from '../signed-in-composition.ts';
import { useAccessExplainer, AccessExplainerProvider } from '../access-explainer/access-explainer-context.tsx';
import { AnalyticsConnection } from './AnalyticsConnection.tsx';
import { Guard } from './Guard.tsx';
import { GuardedRoute } from './GuardedRoute.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

const AdminArea = lazy(() => import('../admin/AdminArea.tsx').then((module) => ({ default: module.AdminArea })));
const AccountFailed = lazy(() => loadHostPages().then((pages) => ({ default: pages.AccountFailed })));
const NotFoundScreen = lazy(() => loadHostPages().then((pages) => ({ default: pages.NotFoundScreen })));

export interface SignedInAreaProps {
  analytics: ReturnType<typeof createAnalytics>;
}

/** Everything behind sign-in: the shell with the page that the address names. */
export function SignedInArea(props: SignedInAreaProps) {
  const portal = useComposition();
  const t = useMessages(shellMessages);
  const signedIn = useMemo(
    () => composeSignedIn(portal, { favourites: t('favourites'), search: t('openSearch') }),
    [portal, t],
  );
  return (
    <SignedInProvider value={signedIn}>
      <HostRouter>
        <PathTrail>
          <ViewerGate
            failed={(problem, retry) => (
              <Suspense fallback={null}>
                <AccountFailed problem={problem} onRetry={retry} />
              </Suspense>
            )}
          >
            <AnalyticsConnection analytics={props.analytics} />
            <AccessExplainerProvider>
              <Shell>
                <CurrentPage />
              </Shell>
            </AccessExplainerProvider>
          </ViewerGate>
        </PathTrail>
      </HostRouter>
    </SignedInProvider>
  );
}

function routeTable(routes: readonly ComposedRoute[]): RouteObject[] {
  return [
    { path: '/', element: <HomePage /> },
    {
      path: adminPath,
      element: <GuardedAdminArea />,
      children: pages(routes.filter(({ area }) => area === 'admin')),
    },
    ...pages(routes.filter(({ area }) => area !== 'admin')),
  ];
}

/** The pages of an area, and the one for addresses that lead to none of them. */
function pages(routes: readonly ComposedRoute[]): RouteObject[] {
  return [
    // Without a key of its own, a page would take over the state of the one before it.
    ...routes.map((route) => ({ path: route.pattern, element: <GuardedRoute key={route.pattern} route={route} /> })),
    { path: '*', element: <NotFoundPage /> },
  ];
}

function CurrentPage() {
  const { routes } = useSignedInComposition();
  return useRoutes(useMemo(() => routeTable(routes), [routes]));
}

function GuardedAdminArea() {
  const { menu } = useSignedInComposition();
  return (
    <Guard requires={{ area: 'admin' }}>
      <Suspense fallback={null}>
        <AdminArea menu={menu} />
      </Suspense>
    </Guard>
  );
}

function NotFoundPage() {
  const { isOffered, ask } = useAccessExplainer();
  usePageTitle(undefined);
  return (
    <Suspense fallback={null}>
      <NotFoundScreen onExplainAccess={isOffered ? () => ask(window.location.pathname) : undefined} />
    </Suspense>
  );
}
