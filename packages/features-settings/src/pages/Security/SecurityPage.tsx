import { calls, firstRead, useEndpoint } from '@portal/api';
import { mapView, type PageProps } from '@portal/kit';
import { LivePasskeys } from './Passkeys/LivePasskeys.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

export function firstReads() {
  return [firstRead(calls.account.securityEvents, {})];
}

/** What happened to how one signs in. */
export function SecurityPage(_props: PageProps) {
  const { view } = useEndpoint(calls.account.securityEvents, {}, { isEmpty: ({ events }) => events.length === 0 });
  return (
    <SecurityScreen view={mapView(view, ({ events }) => events)}>
      <LivePasskeys />
    </SecurityScreen>
  );
}
