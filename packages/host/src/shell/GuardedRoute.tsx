import type { ComposedRoute } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { RoutePage } from './RoutePage.tsx';

const OfflineCache = lazyComponent(() =>
  import('../offline/OfflineCache.tsx').then((part) => ({ default: part.OfflineCache })),
);

interface GuardedRouteProps {
  route: ComposedRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** A page for those whom its module, rules and permissions let in. */
export function GuardedRoute({ route, params }: GuardedRouteProps) {
  const location = useLocation();
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <Guard requires={route}>
      <RoutePage route={route} params={Object.fromEntries(given)} location={location} />
      {/* The page is there without it. */}
      {route.worksOffline && <OfflineCache onError="hide" />}
    </Guard>
  );
}
