import { useLayoutEffect } from 'react';
import { useHistory } from './history-context.ts';

/** Leads on before anything is painted; public pages can, for which no router is loaded. */
export function Redirect({ to }: { to: string }) {
  const history = useHistory();
  useLayoutEffect(() => history.navigate(to, { replace: true }), [history, to]);
  return null;
}
