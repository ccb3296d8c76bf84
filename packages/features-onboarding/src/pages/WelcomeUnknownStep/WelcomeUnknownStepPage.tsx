import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { welcomePlaces } from '../../destinations.ts';

/** An address that names no step leads to the first. */
export function WelcomeUnknownStepPage(_: PageProps<'step'>) {
  const { navigation } = usePortal();
  const first = useDestinations(welcomePlaces).userDetails();
  useEffect(() => navigation.navigate(first ?? '/', { replace: true }), [navigation, first]);
  return null;
}
