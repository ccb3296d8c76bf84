import { ViewerGate } from '@portal/api';
import { ExploreCommunities } from '@portal/features-communities';
import { type PortalFrameProps, PortalProvider, type Profile, type SessionPort } from '@portal/kit';
import { PortalRoot } from '@portal/ui';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} scheme="light" />;
}

/** One feature of the portal, in the look of one organisation, for one visitor. */
export function EmbeddedCommunities(props: {
  apiUrl: string;
  session: SessionPort;
  profile: Profile;
  onExpired(): void;
}) {
  return (
    <PortalProvider
      apiUrl={props.apiUrl}
      session={props.session}
      profile={props.profile}
      frame={Frame}
      onSessionExpired={props.onExpired}
    >
      <ViewerGate>
        <ExploreCommunities />
      </ViewerGate>
    </PortalProvider>
  );
}
