import { ExploreCommunities } from '@portal/features-communities';
import type { Profile, SessionPort } from '@portal/kit';
import { EmbeddedPortal } from './EmbeddedPortal.tsx';

/** One feature of the portal; the website is told when the visitor's session ends. */
export function EmbeddedCommunities(props: {
  apiUrl: string;
  session: SessionPort;
  profile: Profile;
  onSessionExpired(): void;
}) {
  return (
    <EmbeddedPortal {...props}>
      <ExploreCommunities />
    </EmbeddedPortal>
  );
}
