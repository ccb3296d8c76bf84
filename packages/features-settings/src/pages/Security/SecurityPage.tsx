import { calls, firstRead, useEndpoint } from '@portal/api';
import { mapView, type PageProps } from '@portal/kit';
import { LiveAuthenticator } from '../../components/Authenticator/LiveAuthenticator.tsx';
import { LiveIdentity } from '../../components/IdentityProvider/LiveIdentity.tsx';
import { LiveOwnSessions } from '../../components/OwnSessions/LiveOwnSessions.tsx';
import { LiveTwoFactor } from '../../components/TwoFactor/LiveTwoFactor.tsx';
import { LivePasskeys } from './Passkeys/LivePasskeys.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

export function firstReads() {
  return [
    firstRead(calls.account.security, {}),
    firstRead(calls.authenticator.own, {}),
    firstRead(calls.me.sessions, {}),
  ];
}

/** How one signs in, and what happened to it. */
export function SecurityPage(_props: PageProps) {
  const { view } = useEndpoint(calls.account.securityEvents, {}, { isEmpty: ({ events }) => events.length === 0 });
  return (
    <SecurityScreen
      panels={
        <>
          <LiveTwoFactor />
          <LiveAuthenticator />
          <LivePasskeys />
          <LiveIdentity />
          <LiveOwnSessions />
        </>
      }
      view={mapView(view, ({ events }) => events)}
    />
  );
}
