import { type OutcomeListener, OutcomesTo, type PortalFrameProps, PortalProvider } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { ElementLooks } from './element-looks.ts';
import type { PlaceHistory } from './place-history.ts';
import { placeNavigation } from './place-navigation.tsx';
import { PlacePage } from './PlacePage.tsx';
import type { SharedPortal } from './shared-portal.ts';

interface PlaceInElementProps {
  portal: SharedPortal;
  history: PlaceHistory;
  looks: { get(): ElementLooks; subscribe(listener: () => void): () => void };
  onShown: () => void;
  /** A stranger wants to sign in on a website that signs its visitors in itself. */
  onSignIn: () => void;
  onOutcome: OutcomeListener;
}

/** A page of the portal as it stands in one element: with looks, links, overlays and toasts of its own. */
export function PlaceInElement({ portal, history, looks, ...tells }: PlaceInElementProps) {
  const { scheme, direction, headingLevel } = useSyncExternalStore(looks.subscribe, looks.get);
  const navigation = useMemo(() => placeNavigation(history), [history]);
  const { signInAgain, isSignedInByWebsite } = portal;
  const { origin } = new URL(portal.portalUrl);
  function Frame(props: PortalFrameProps) {
    return <PortalRoot {...props} theme={portal.theme} scheme={scheme} direction={direction} linkOrigin={origin} />;
  }
  return (
    <PortalProvider
      apiUrl={origin}
      session={portal.session}
      queryClient={portal.queryClient}
      profile={portal.profile}
      destinations={portal.destinations}
      navigation={navigation}
      frame={Frame}
      {...(isSignedInByWebsite ? { onSignIn: tells.onSignIn } : signInAgain && { signInAgain })}
    >
      <OutcomesTo listener={tells.onOutcome}>
        <PlacePage history={history} headingLevel={headingLevel} onShown={tells.onShown} />
      </OutcomesTo>
    </PortalProvider>
  );
}
