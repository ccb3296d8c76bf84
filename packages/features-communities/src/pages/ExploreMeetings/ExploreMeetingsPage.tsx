import { calls, firstRead } from '@portal/api';
import { type PageProps, useDestinations, useBackHref } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { ExploreMeetingsScreen } from './ExploreMeetingsScreen.tsx';
import { useExploreMeetings } from './use-explore-meetings.ts';

export function firstReads() {
  return [firstRead(calls.meetings.preference)];
}

/** Meetings of all communities, to be found by community, standing and day. */
export function ExploreMeetingsPage(props: PageProps) {
  const backHref = useBackHref(useDestinations(destinations).dashboard());
  return <ExploreMeetingsScreen {...useExploreMeetings(props)} backHref={backHref} />;
}
