import { calls } from '@portal/api';

export const meetingLists = [
  calls.meetings.ofCommunity,
  calls.meetings.explore,
  calls.meetings.dashboard,
  calls.meetings.preference,
  calls.meetings.managed,
] as const;

/** Every read that tells of meetings. */
export const meetingReads = [...meetingLists, calls.meetings.byId, calls.meetings.managedById] as const;
