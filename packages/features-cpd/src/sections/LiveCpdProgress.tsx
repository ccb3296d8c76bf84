import { calls, useEndpoint } from '@portal/api';
import { CpdProgress } from './CpdProgress.tsx';

/** The period of today of whoever is signed in. */
export function LiveCpdProgress() {
  const { view } = useEndpoint(calls.cpd.currentPeriod);
  return <CpdProgress view={view} />;
}
