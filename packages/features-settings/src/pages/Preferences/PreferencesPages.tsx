import { calls, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import type { PreferencePageName } from './preference-pages.ts';
import { PreferencesScreen } from './PreferencesScreen.tsx';
import { usePreferences } from './use-preferences.ts';

/** Everything that one can hear of. */
export function AllCommunicationPage(_props: PageProps) {
  // A place that is not told, or could not be asked for, is not offered.
  const { data } = useEndpoint(calls.preferences.centreLink);
  return <Preferences name="allCommunication" centreHref={data?.url ?? undefined} />;
}

/** What a member hears of. */
export function MyCommunicationPage(_props: PageProps) {
  return <Preferences name="myCommunication" />;
}

/** Everything that one can be interested in. */
export function AllInterestsPage(_props: PageProps) {
  return <Preferences name="allInterests" />;
}

/** What a member is interested in. */
export function MyInterestsPage(_props: PageProps) {
  return <Preferences name="myInterests" />;
}

function Preferences({ name, centreHref }: { name: PreferencePageName; centreHref?: string | undefined }) {
  return <PreferencesScreen name={name} centreHref={centreHref} {...usePreferences(name)} />;
}
