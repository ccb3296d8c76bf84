import { calls, type Meeting, type PagesState, pageSizes, useEndpointPages } from '@portal/api';

/** The meetings of a community for those who look after them, a hundred at a time. */
export function useManagedMeetings(communityId: string, enabled: boolean): PagesState<Meeting> {
  return useEndpointPages(
    calls.meetings.managed,
    { params: { id: communityId }, query: { pageSize: pageSizes.admin } },
    { pick: ({ meetings }) => meetings, enabled },
  );
}
