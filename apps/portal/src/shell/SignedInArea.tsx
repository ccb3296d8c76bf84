import { ViewerGate } from '@portal/api';
import { type ComposedRoute, adminPath } from '@portal/kit';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import type { createAnalytics } from '../analytics.ts';
import { readParams } from '../navigation/search-record.ts';
import { HomePage } from '../own-pages/HomePage.tsx';
import { loadOwnPages } from '../own-pages/load-own-pages.ts';
import { menu, signedInRoutes } from '../signed-in-composition.ts';
import { useWhy, WhyProvider } from '../why/why-context.tsx';
import { AnalyticsConnection } from './AnalyticsConnection.tsx';
import { Guard } from './Guard.tsx';
import { GuardedRoute } from './GuardedRoute.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

const AdminArea = lazy(() => import('../admin/AdminArea.tsx').then((module) => ({ default: module.AdminArea })));
const AccountFailed = lazy(() => loadOwnPages().then((pages) => ({ default: pages.AccountFailed })));
const NotFoundScreen = lazy(() => loadOwnPages().then((pages) => ({ default: pages.NotFoundScreen })));

const membersRoutes = signedInRoutes.filter(({ area }) => area !== 'admin');
const adminRoutes = signedInRoutes.filter(({ area }) => area === 'admin');

/** Everything behind sign-in: the shell with the page that the address names. */
export function SignedInArea(props: { analytics: ReturnType<typeof createAnalytics> }) {
  return (
    <ViewerGate
      failed={(problem, retry) => (
        <Suspense fallback={null}>
          <AccountFailed problem={problem} onRetry={retry} />
        </Suspense>
      )}
    >
      <AnalyticsConnection analytics={props.analytics} />
      <WhyProvider>
        <Shell>
          <Switch>
            <Route path="/">
              <HomePage />
            </Route>
            <Route path={`${adminPath}/*?`}>
              <Guard requires={{ area: 'admin' }}>
                <Suspense fallback={null}>
                  <AdminArea menu={menu}>{pages(adminRoutes)}</AdminArea>
                </Suspense>
              </Guard>
            </Route>
            {pages(membersRoutes)}
          </Switch>
        </Shell>
      </WhyProvider>
    </ViewerGate>
  );
}

/** The pages of an area, and the one for addresses that lead to none of them. */
function pages(routes: readonly ComposedRoute[]) {
  return [
    ...routes.map((route) => (
      <Route key={route.pattern} path={route.pattern}>
        {(params) => <GuardedRoute route={route} params={readParams(params)} />}
      </Route>
    )),
    <Route key="*">
      <NotFoundPage />
    </Route>,
  ];
}

function NotFoundPage() {
  const { isOffered, ask } = useWhy();
  usePageTitle(undefined);
  return (
    <Suspense fallback={null}>
      <NotFoundScreen onAskWhy={isOffered ? () => ask(window.location.pathname) : undefined} />
    </Suspense>
  );
}
