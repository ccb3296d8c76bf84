import { useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { destinations } from '../../destinations.ts';
import { TrackerPage } from './TrackerPage.tsx';

/** The area of CPD begins with the tracker, under its own address. */
export function HomePage() {
  const { navigation } = usePortal();
  const trackerHref = useDestinations(destinations).tracker();
  useEffect(() => {
    if (trackerHref !== undefined) navigation.navigate(trackerHref, { replace: true });
  }, [navigation, trackerHref]);
  return <TrackerPage />;
}
