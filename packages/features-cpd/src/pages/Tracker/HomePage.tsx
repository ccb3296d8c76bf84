import { useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { places } from '../../destinations.ts';
import { TrackerPage } from './TrackerPage.tsx';

/** The area of CPD begins with the tracker, under its own address. */
export function HomePage() {
  const { navigation } = usePortal();
  const trackerHref = useDestinations(places).tracker();
  useEffect(() => {
    if (trackerHref !== undefined) navigation.navigate(trackerHref, { replace: true });
  }, [navigation, trackerHref]);
  return <TrackerPage />;
}
