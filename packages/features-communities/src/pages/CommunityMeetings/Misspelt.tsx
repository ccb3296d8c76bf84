import { type PageProps, type Search, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { places } from '../../destinations.ts';

/** The meetings of a community by the address that they once had. */
export function MisspeltMeetings({ params, search }: PageProps<'alias'>) {
  useReplacement(useDestinations(places).communityMeetings(params, given(search)));
  return null;
}

export function MisspeltMeeting({ params, search }: PageProps<'alias' | 'id'>) {
  useReplacement(useDestinations(places).meeting(params, given(search)));
  return null;
}

function useReplacement(href: string | undefined): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (href !== undefined) navigation.navigate(href, { replace: true });
  }, [href, navigation]);
}

function given(search: Search): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
