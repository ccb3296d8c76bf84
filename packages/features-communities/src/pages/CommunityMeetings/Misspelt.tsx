import { type PageProps, type Search, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { useReplacement } from '../../model/use-replacement.ts';

/** The meetings of a community by the address that they once had. */
export function MisspeltMeetings({ params, search }: PageProps<'alias'>) {
  useReplacement(useDestinations(destinations).communityMeetings(params, given(search)));
  return null;
}

export function MisspeltMeeting({ params, search }: PageProps<'alias' | 'id'>) {
  useReplacement(useDestinations(destinations).meeting(params, given(search)));
  return null;
}

function given(search: Search): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
