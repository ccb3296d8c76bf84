import { calls, useAction, useEndpoint } from '@portal/api';
import { ownPath, safeHref, useDestinations, useFeatureSettings, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { arrivalManifest } from '../../manifest.ts';
import type { SplashScreenProps } from './SplashScreen.tsx';

/** Where the quick actions lead, and the way out. An address that cannot be asked for is left out, and nobody is told. */
export function useSplash(): Omit<SplashScreenProps, 'kind'> {
  const { session, navigation, profile, clock } = usePortal();
  const { excludedSection } = useFeatureSettings(arrivalManifest);
  const to = useDestinations(destinations);
  const renew = useEndpoint(calls.firstTime.renewLink);
  const update = useEndpoint(calls.firstTime.updateDetailsLink);
  const signOut = useAction(calls.auth.signOut, { failure: () => null });

  async function logOut(): Promise<void> {
    // The session ends here even when the server cannot be told.
    await signOut.run({}).catch(() => undefined);
    session.set(null);
    navigation.navigate(to.signIn() ?? '/');
  }
  return {
    organisation: profile.fullName,
    launchDate: profile.launchDate,
    section: excludedSection?.name,
    year: yearOf(clock.now(), profile.timeZone),
    renewHref: hrefOf(renew.data),
    updateHref: hrefOf(update.data),
    isLoggingOut: signOut.isPending,
    onLogOut: () => void logOut(),
  };
}

function hrefOf(place: { url: string | null } | undefined): string | undefined {
  const url = place?.url ?? null;
  return ownPath(url) ?? safeHref(url) ?? undefined;
}

/** As calendars of the organisation have it. */
function yearOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now);
}
