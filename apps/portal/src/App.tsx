import { type PortalFrameProps, PortalProvider, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import { Router } from 'wouter';
import { profile, theme } from 'virtual:portal-profile';
import { createAnalytics } from './analytics.ts';
import { composition } from './composition.ts';
import { signInHref } from './navigation/sign-in-href.ts';
import { wouterNavigation } from './navigation/wouter-navigation.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} theme={theme} isWholePage />;
}

interface AppProps {
  session: SessionPort;
  /** The page to draw where there is no browser with an address. */
  path?: string;
}

/** The portal of one organisation. */
export function App(props: AppProps) {
  const analytics = useMemo(createAnalytics, []);
  const goToSignIn = useCallback(() => wouterNavigation.navigate(signInHref(window.location), { replace: true }), []);
  return (
    <PortalProvider
      apiUrl=""
      session={props.session}
      profile={profile}
      navigation={wouterNavigation}
      analytics={analytics}
      destinations={composition.destinations}
      frame={Frame}
      onSessionExpired={goToSignIn}
    >
      <Router {...(props.path === undefined ? {} : { ssrPath: props.path, ssrSearch: '' })}>
        <PortalRoutes analytics={analytics} />
      </Router>
    </PortalProvider>
  );
}
