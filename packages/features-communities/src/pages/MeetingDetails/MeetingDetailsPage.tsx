import { calls, firstRead, useEndpoint } from '@portal/api';
import { loading, type PageProps, type View } from '@portal/kit';
import type { Meeting } from '@portal/api';
import { MeetingDetailsScreen } from './MeetingDetailsScreen.tsx';

export function firstReads({ alias }: { alias: string }) {
  return [firstRead(calls.communities.byAlias, { query: { alias } })];
}

/** A meeting at the address by which it is shared. */
export function MeetingDetailsPage({ params: { alias, id } }: PageProps<'alias' | 'id'>) {
  return <MeetingDetailsScreen view={useMeeting(alias, id)} />;
}

/** A community that one may not know of has no meetings either. */
function useMeeting(alias: string, meetingId: string): View<Meeting> {
  const place = useEndpoint(calls.communities.byAlias, { query: { alias } });
  const communityId = place.data?.community.id;
  const { view } = useEndpoint(
    calls.meetings.byId,
    { params: { id: communityId ?? '', meetingId } },
    { enabled: communityId !== undefined },
  );
  if (communityId !== undefined) return view;
  return place.view.state === 'failed' || place.view.state === 'forbidden' ? place.view : loading;
}
