import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { welcomeDestinations } from '../../destinations.ts';

/** An address that names no step leads to the first. */
export function WelcomeUnknownStepPage(_: PageProps<'step'>) {
  const { navigation } = usePortal();
  const first = useDestinations(welcomeDestinations).userDetails();
  useEffect(() => navigation.navigate(first ?? '/', { replace: true }), [navigation, first]);
  return null;
}
