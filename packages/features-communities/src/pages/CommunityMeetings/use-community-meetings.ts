import { calls, type Meeting, pageSizes, useEndpoint, useEndpointPages } from '@portal/api';
import { isMeetingOver } from '@portal/rules';
import { loading, mapView, type PageProps, usePortal, useSearchState, type View } from '@portal/kit';
import { timesOf } from '../../components/Meetings/MeetingReplyField.tsx';

const inAddress = {
  read: ({ when, meetingId = '' }: PageProps['search']) => ({
    when: when === 'past' ? ('past' as const) : when === 'upcoming' ? ('upcoming' as const) : null,
    meetingId,
  }),
  write: ({ when, meetingId }: { when: 'past' | 'upcoming' | null; meetingId: string }) => ({
    when: when ?? undefined,
    meetingId: meetingId || undefined,
  }),
};

/** The meetings of a community to come or over; a meeting that the address names decides which of them. */
export function useCommunityMeetings(communityId: string, address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { clock } = usePortal();
  const { applied, push } = useSearchState(inAddress, address);
  const { meetingId } = applied;
  const named = useEndpoint(
    calls.meetings.byId,
    { params: { id: communityId, meetingId } },
    { enabled: meetingId !== '' && applied.when === null },
  );
  const isFinding = meetingId !== '' && applied.when === null && named.view.state === 'loading';
  const isOver = named.data !== undefined && isMeetingOver(timesOf(named.data), clock.now());
  const isPast = applied.when === null ? isOver : applied.when === 'past';
  const {
    view,
    refetch: _,
    ...more
  } = useEndpointPages(
    calls.meetings.ofCommunity,
    { params: { id: communityId }, query: { pageSize: pageSizes.list, isPast } },
    { pick: (reply) => reply.meetings, enabled: !isFinding },
  );
  const meetings: View<readonly Meeting[]> = isFinding ? loading : mapView(view, ({ items }) => items);
  return {
    view: meetings,
    more,
    isPast,
    meetingId,
    choose: (past: boolean) => push({ when: past ? 'past' : 'upcoming', meetingId: '' }),
  };
}
