import { type OutcomeListener, OutcomesTo, type PortalFrameProps, PortalProvider } from '@portal/kit';
import { PortalRoot } from '@portal/ui';
import { useMemo, useSyncExternalStore } from 'react';
import type { ElementAppearance } from './element-appearance.ts';
import type { ElementHistory } from './element-history.ts';
import { elementNavigation } from './element-navigation.tsx';
import { ElementPage } from './ElementPage.tsx';
import type { SharedPortal } from './shared-portal.ts';

interface PageInElementProps {
  portal: SharedPortal;
  history: ElementHistory;
  appearance: { get(): ElementAppearance; subscribe(listener: () => void): () => void };
  onShown: () => void;
  /** A stranger wants to sign in on a website that signs its visitors in itself. */
  onSignIn: () => void;
  onOutcome: OutcomeListener;
}

/** A page of the portal as it stands in one element: with looks, links, overlays and toasts of its own. */
export function PageInElement({ portal, history, appearance, ...callbacks }: PageInElementProps) {
  const { scheme, direction, headingLevel } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const navigation = useMemo(() => elementNavigation(history), [history]);
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
      {...(isSignedInByWebsite ? { onSignIn: callbacks.onSignIn } : signInAgain && { signInAgain })}
    >
      <OutcomesTo listener={callbacks.onOutcome}>
        <ElementPage history={history} headingLevel={headingLevel} onShown={callbacks.onShown} />
      </OutcomesTo>
    </PortalProvider>
  );
}
