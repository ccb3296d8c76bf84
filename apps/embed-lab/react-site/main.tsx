import '@portal/ui/embed.css';
import '@portal/features-communities/embed.css';
import '@portal/features-onboarding/embed.css';
import { ExploreCommunities } from '@portal/features-communities';
import { SignInAgain } from '@portal/features-onboarding';
import { browserSession, type PortalFrameProps, PortalProvider } from '@portal/kit';
import { defineProfile } from '@portal/kit/access';
import { PortalRoot } from '@portal/ui';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('communities');
const apiUrl = place?.dataset.portal;
if (place === null || apiUrl === undefined) throw new Error('The page has no place for the communities.');

const profile = defineProfile({
  name: 'ota',
  fullName: 'Occupational Therapy Australia',
  website: 'https://www.otaus.example',
  brandColor: '#004C58',
});
const session = browserSession({ apiUrl, profile });

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} scheme="light" />;
}

createRoot(place).render(
  <PortalProvider apiUrl={apiUrl} session={session} profile={profile} frame={Frame} signInAgain={SignInAgain}>
    <ExploreCommunities headingLevel={2} />
  </PortalProvider>,
);
