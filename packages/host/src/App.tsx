import { type FetchPort, type Portal, type PortalFrameProps, PortalProvider, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createAnalytics } from './analytics.ts';
import type { PortalComposition } from './composition.ts';
import { CompositionProvider, useComposition } from './composition-context.ts';
import { HistoryProvider } from './navigation/history-context.ts';
import { hostNavigation } from './navigation/host-navigation.tsx';
import type { PortalHistory } from './navigation/portal-history.ts';
import { signInHref } from './navigation/sign-in-href.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import { type PrerenderedPage, PrerenderedPageProvider, notPrerendered } from './shell/PrerenderedPage.tsx';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} theme={useComposition().theme} isWholePage />;
}

interface AppProps {
  /** With the public features at least; the others take part when they have come. */
  composition: PortalComposition;
  session: SessionPort;
  history: PortalHistory;
  /** What the HTML has of a page behind sign-in. */
  prerenderedPage?: PrerenderedPage;
  fetch?: FetchPort;
  /** Holds what has been answered already. */
  queryClient?: Portal['queryClient'];
}

/** The portal of one organisation. */
export function App({
  composition: first,
  session,
  history,
  prerenderedPage = notPrerendered,
  fetch,
  queryClient,
}: AppProps) {
  const { subscribe, get } = first.whole;
  const composition = useSyncExternalStore(subscribe, get, get) ?? first;
  const analytics = useMemo(createAnalytics, []);
  const navigation = useMemo(() => hostNavigation(history), [history]);
  const goToSignIn = useCallback(
    () => history.navigate(signInHref(history.current().location), { replace: true }),
    [history],
  );
  return (
    <CompositionProvider value={composition}>
      <HistoryProvider value={history}>
        <PortalProvider
          apiUrl=""
          {...(fetch && { fetch })}
          {...(queryClient && { queryClient })}
          session={session}
          profile={composition.profile}
          navigation={navigation}
          analytics={analytics}
          destinations={composition.destinations}
          frame={Frame}
          onSessionExpired={goToSignIn}
        >
          <PrerenderedPageProvider value={prerenderedPage}>
            <PortalRoutes analytics={analytics} />
          </PrerenderedPageProvider>
        </PortalProvider>
      </HistoryProvider>
    </CompositionProvider>
  );
}
