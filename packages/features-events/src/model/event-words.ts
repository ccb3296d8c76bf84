import type { ClosedReason, EventKind } from '@portal/api';

/** The words of a kind, in this feature's messages. */
export const kindWords = {
  webinar: 'kindWebinar',
  conference: 'kindConference',
  cpd: 'kindCpd',
  general: 'kindGeneral',
  meeting: 'kindMeeting',
} as const satisfies Record<EventKind, string>;

/** The words of what keeps one from registering. */
export const closedWords = {
  cancelled: 'closedCancelled',
  past: 'closedPast',
  notYetOpen: 'closedNotYetOpen',
  salesEnded: 'closedSalesEnded',
  membersOnly: 'closedMembersOnly',
  soldOut: 'closedSoldOut',
} as const satisfies Record<ClosedReason, string>;
