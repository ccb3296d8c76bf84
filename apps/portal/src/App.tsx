import { type PortalFrameProps, PortalProvider, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import { profile, theme } from 'virtual:portal-profile';
import { createAnalytics } from './analytics.ts';
import { composition } from './composition.ts';
import { HistoryProvider } from './navigation/history-context.ts';
import { hostNavigation } from './navigation/host-navigation.tsx';
import type { PortalHistory } from './navigation/portal-history.ts';
import { signInHref } from './navigation/sign-in-href.ts';
import { PortalRoutes } from './PortalRoutes.tsx';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} theme={theme} isWholePage />;
}

interface AppProps {
  session: SessionPort;
  history: PortalHistory;
}

/** The portal of one organisation. */
export function App({ session, history }: AppProps) {
  const analytics = useMemo(createAnalytics, []);
  const navigation = useMemo(() => hostNavigation(history), [history]);
  const goToSignIn = useCallback(
    () => history.navigate(signInHref(history.current().location), { replace: true }),
    [history],
  );
  return (
    <HistoryProvider value={history}>
      <PortalProvider
        apiUrl=""
        session={session}
        profile={profile}
        navigation={navigation}
        analytics={analytics}
        destinations={composition.destinations}
        frame={Frame}
        onSessionExpired={goToSignIn}
      >
        <PortalRoutes analytics={analytics} />
      </PortalProvider>
    </HistoryProvider>
  );
}
