import { CommunityDetails } from '@portal/features-communities';
import { SignInAgain } from '@portal/features-onboarding';
import type { Profile, SessionPort } from '@portal/kit';
import { EmbeddedPortal } from './EmbeddedPortal.tsx';

/** A community in which the visitor reads and writes; when their session ends, they sign in again in place. */
export function EmbeddedCommunity(props: { apiUrl: string; session: SessionPort; profile: Profile }) {
  return (
    <EmbeddedPortal {...props} signInAgain={SignInAgain}>
      <CommunityDetails alias="hand-therapy" headingLevel={2} />
    </EmbeddedPortal>
  );
}
