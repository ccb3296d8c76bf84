import type { ComposedRoute } from '@portal/kit';
import { Guard } from './Guard.tsx';
import { RoutePage } from './RoutePage.tsx';

/** A page for those whom its module, rules and permissions let in. */
export function GuardedRoute(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  return (
    <Guard requires={props.route}>
      <RoutePage route={props.route} params={props.params} />
    </Guard>
  );
}
