import { ViewerGate } from '@portal/api';
import { Route, Switch } from 'wouter';
import type { createAnalytics } from '../analytics.ts';
import { composition } from '../composition.ts';
import { HomePage } from '../home/HomePage.tsx';
import { readParams } from '../navigation/search-record.ts';
import { AnalyticsConnection } from './AnalyticsConnection.tsx';
import { GuardedRoute } from './GuardedRoute.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Shell } from './Shell.tsx';
import { usePageTitle } from './use-page-title.ts';

const routes = composition.routes.filter((route) => route.access === 'signedIn');

/** Everything behind sign-in: the shell with the page that the address names. */
export function SignedInArea(props: { analytics: ReturnType<typeof createAnalytics> }) {
  return (
    <ViewerGate>
      <AnalyticsConnection analytics={props.analytics} />
      <Shell>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          {routes.map((route) => (
            <Route key={route.pattern} path={route.pattern}>
              {(params) => <GuardedRoute route={route} params={readParams(params)} />}
            </Route>
          ))}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Shell>
    </ViewerGate>
  );
}

function NotFoundPage() {
  usePageTitle(undefined);
  return <NotFoundScreen />;
}
