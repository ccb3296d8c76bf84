import type { ComposedRoute } from '@portal/kit';
import { lazyPart } from '@portal/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadHostPages } from '../host-pages/load-host-pages.ts';
import { Guard } from './Guard.tsx';
import { RoutePage } from './RoutePage.tsx';

// The page is there without it.
const StaysOffline = lazyPart(() => loadHostPages().then((pages) => ({ default: pages.StaysOffline })), { Gone: null });

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
      {route.worksOffline && (
        <Suspense fallback={null}>
          <StaysOffline />
        </Suspense>
      )}
    </Guard>
  );
}
