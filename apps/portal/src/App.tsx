import { type PortalFrameProps, PortalProvider, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useCallback, useMemo } from 'react';
import { profile, theme } from 'virtual:portal-profile';
import { createAnalytics } from './analytics.ts';
import { composition } from './composition.ts';
import { signInHref } from './navigation/sign-in-href.ts';
import { wouterNavigation } from './navigation/wouter-navigation.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} theme={theme} isWholePage />;
}

/** The portal of one organisation. */
export function App(props: { session: SessionPort }) {
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
      <PortalRoutes analytics={analytics} />
    </PortalProvider>
  );
}
