import type { ComposedRoute } from '@portal/kit';
import { useLocation, useParams } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { RoutePage } from './RoutePage.tsx';

/** A page for those whom its module, rules and permissions let in. */
export function GuardedRoute({ route }: { route: ComposedRoute }) {
  const location = useLocation();
  const params = useParams();
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return (
    <Guard requires={route}>
      <RoutePage route={route} params={Object.fromEntries(given)} location={location} />
    </Guard>
  );
}
