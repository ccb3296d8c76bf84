import { ViewerGate } from '@portal/api';
import { CommunityDetails } from '@portal/features-communities';
import { SignInAgain } from '@portal/features-onboarding';
import { type PortalFrameProps, PortalProvider, type Profile, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} scheme="light" />;
}

/** A community in which the visitor reads and writes; when their session ends, they sign in again in place. */
export function EmbeddedCommunity(props: { apiUrl: string; session: SessionPort; profile: Profile }) {
  return (
    <PortalProvider
      apiUrl={props.apiUrl}
      session={props.session}
      profile={props.profile}
      frame={Frame}
      signInAgain={SignInAgain}
    >
      <ViewerGate>
        <CommunityDetails alias="hand-therapy" />
      </ViewerGate>
    </PortalProvider>
  );
}
